import { type SetupState, type SetupStep, setupSteps } from '@house/contract/staff/setup'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuthProvider } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { AdminTestContext } from '../testing/admin-test-context.tsx'
import { ClosedSiteNotice } from './closed-site-notice.tsx'
import { NextSteps } from './next-steps.tsx'

const progress = { ...Object.fromEntries(setupSteps.map((step) => [step, false])), brand: true } as Record<
  SetupStep,
  boolean
>

function open(state: SetupState, permissions: string[]) {
  const openSite = vi.fn(async () => ({ state: 'open' as const }))
  const authProvider: AuthProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    getPermissions: async () => permissions,
  }
  render(
    <AdminTestContext
      api={{ setup: async () => ({ state }), setupProgress: async () => progress, openSite }}
      authProvider={authProvider}
    >
      <ClosedSiteNotice />
      <NextSteps />
    </AdminTestContext>,
  )
  return openSite
}

test('an administrator sees the next steps until the site is open, and opens it after a question', async () => {
  const openSite = open('closed', ['settings.write'])
  await screen.findByText(/The site is not open yet/)
  expect((await screen.findByRole('link', { name: 'Categories' })).getAttribute('href')).toMatch(/\/categories$/)
  expect(screen.getByRole('link', { name: 'Brand' }).getAttribute('href')).toMatch(/\/brand$/)
  expect((await screen.findByTitle('Done')).closest('li')?.textContent).toContain('Brand')
  expect(screen.getAllByTitle('To do')).toHaveLength(setupSteps.length - 1)
  await userEvent.click(screen.getByRole('button', { name: 'Open the site' }))
  await screen.findByText('Open the site for everyone?')
  expect(openSite).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Open the site' }))
  await screen.findByText('The site is open.')
  expect(screen.queryByRole('heading', { name: 'Next steps' })).toBeNull()
  expect(screen.queryByText(/The site is not open yet/)).toBeNull()
})

test('staff who may not open the site see only that it is closed', async () => {
  open('closed', ['leads.read'])
  await screen.findByText(/The site is not open yet/)
  expect(screen.queryByRole('button', { name: 'Open the site' })).toBeNull()
})

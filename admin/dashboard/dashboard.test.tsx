import type { DashboardRecord, VisitsRecord } from '@house/contract/staff/entities'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { AdminTestContext } from '../testing/admin-test-context.tsx'
import Dashboard from './dashboard.tsx'

const perDay = [
  { name: '2026-01-01', count: 2 },
  { name: '2026-01-02', count: 3 },
]
const sales: DashboardRecord = {
  per_day: perDay,
  by_service: [{ name: 'uPVC', count: 5 }],
  by_status: [
    { name: 'new', count: 4 },
    { name: 'won', count: 1 },
    { name: 'spam', count: 2 },
  ],
  by_source: [{ name: 'direct', count: 5 }],
  by_page: [],
  response_hours_median: 1.5,
  response_times: [{ name: 'within an hour', count: 5 }],
  unseen: 4,
}
const figures = [{ name: '2026-01', quoted: 4, accepted: 1, accepted_value: 2_17_769_00 }]
const quotations = async () => ({ by_month: figures, by_source: figures, by_staff: figures })
const visits: VisitsRecord = {
  views_per_day: perDay,
  top_pages: [{ name: '/about-us', count: 5 }],
  top_searches: [],
  unanswered_searches: [{ name: 'qqzzyy', count: 1 }],
  vitals: [
    {
      screen: 'phone',
      metrics: [{ metric: 'LCP', visits: 4, p75: 1800, rating: 'good', good: 3, fair: 1, poor: 0 }],
    },
  ],
}

test('the dashboard shows leads, traffic and web vitals, and its charts as tables too', async () => {
  render(
    <AdminTestContext api={{ dashboard: async () => sales, sales: quotations, visits: async () => visits }}>
      <Dashboard />
    </AdminTestContext>,
  )
  await screen.findByText('new leads')
  await screen.findByRole('row', { name: 'Jan 2026 1 of 4 25 % ₹ 2,17,769' })
  await screen.findByRole('heading', { name: 'Core Web Vitals' })
  for (const text of ['1.5 h', 'Within 1 hour', 'Not included: 2 in quarantine or spam.', 'qqzzyy', '1.8 s'])
    screen.getByText(text)
  const table = screen.getByRole('table', { name: 'Page views per day' })
  expect([...table.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['2', '3'])
})

const signedIn = {
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
}

test('administrators see what the site needs, others do not', async () => {
  const problems = async () => [
    {
      name: 'backup',
      title: 'The last backup failed',
      text: 'The last complete backup is of 2 Jan 2026.',
      cause: 'The disk is full.',
      commands: ['journalctl -u house-backup -n 20'],
    },
  ]
  const api = { dashboard: async () => sales, sales: quotations, visits: async () => visits, problems }
  const show = (permissions: string[]) =>
    render(
      <AdminTestContext api={api} authProvider={{ ...signedIn, getPermissions: async () => permissions }}>
        <Dashboard />
      </AdminTestContext>,
    )
  const other = show(['dashboard.read'])
  await screen.findByText('new leads')
  expect(screen.queryByRole('alert')).toBeNull()
  other.unmount()
  show(['dashboard.read', 'settings.write'])
  const alert = (await screen.findByRole('alert')).textContent
  expect(alert).toMatch(/^The last backup failed.*2 Jan 2026.*Show this to whoever runs the server:The disk is full/)
  expect(alert).toMatch(/journalctl -u house-backup -n 20$/)
})

test('if traffic cannot be loaded, sales stay, and trying again loads it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isDown = true
  const load = async () => {
    if (isDown) throw new HttpError('The database is busy.', 500)
    return visits
  }
  render(
    <AdminTestContext api={{ dashboard: async () => sales, sales: quotations, visits: load }}>
      <Dashboard />
    </AdminTestContext>,
  )
  const alert = await screen.findByText('Traffic could not be shown. The database is busy.')
  await screen.findByText('new leads')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Top pages' })
  expect(alert.isConnected).toBe(false)
})

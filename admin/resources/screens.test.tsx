import { render, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { AdminTestContext, type FakeApi } from '../testing/admin-test-context.tsx'

type Screens = { name: string; list: ComponentType; create?: ComponentType }
const modules = import.meta.glob<Record<string, Screens>>('./*/index.ts', { eager: true })
const resources = Object.values(modules).flatMap((module) => Object.values(module))
/** The browser tests open these, with axe. */
const inBrowser = ['brand', 'leads', 'products', 'settings', 'trash']
const lists = resources.filter(({ name }) => !inBrowser.includes(name))
const forms = resources.flatMap(({ name, create }) => (create ? [{ name, create }] : []))

const record = { id: 1, title: 'Bay Window', name: 'Bay Window', slug: 'bay-window', url: '/x.png', means: ['pane'] }
const api: FakeApi = {
  getList: async () => ({ data: [record] as never, total: 1 }),
  getMany: async () => ({ data: [record] as never }),
}

test.each(lists)('the list of $name opens', async ({ name, list: List }) => {
  const { container } = open(name, List)
  await waitFor(() => expect(container.querySelector('tbody tr, img')).not.toBeNull())
})

test.each(forms)('the form for a new record of $name opens', async ({ name, create: Form }) => {
  const { container } = open(name, Form)
  await waitFor(() => expect(container.textContent).toMatch(/Save|Publish/))
})

function open(resource: string, Screen: ComponentType) {
  return render(
    <AdminTestContext api={api} resource={resource}>
      <Screen />
    </AdminTestContext>,
  )
}

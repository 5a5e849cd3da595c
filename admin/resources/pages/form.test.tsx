import { render, screen } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { test } from 'vitest'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { PageForm } from './form.tsx'

test.each([
  ['Home', 'New launch'],
  ['Blogs', 'Banner'],
])('the first tab of the page %s is called %s', async (key, label) => {
  const page = { id: 1, key, title: 'A railing', blocks: [], state: 'published', publish_at: null, problem: null }
  render(
    <AdminTestContext api={{ getOne: async () => ({ data: page as never }) }} resource="pages">
      <Routes>
        <Route path="/" element={<Navigate to="/1" />} />
        <Route path="/:id/*" element={<PageForm />} />
      </Routes>
    </AdminTestContext>,
  )
  await screen.findByRole('tab', { name: label })
})

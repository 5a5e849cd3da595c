import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AdminTestContext } from '../testing/admin-test-context.tsx'
import { ContentArchive } from './content-archive.tsx'

const reply = {
  data: { company: 'Jharokha', exported_at: '2026-11-15T10:00:00Z', tables: { product: 70, blog: 20, media: 90 } },
}

test('an import replaces all content after the word REPLACE is typed, and reports what it imported', async () => {
  const importContent = vi.fn(async () => reply.data)
  const { container } = render(
    <AdminTestContext api={{ importContent: importContent as never }}>
      <ContentArchive />
    </AdminTestContext>,
  )
  const link = screen.getByText('Download export').closest('a')
  expect(link?.getAttribute('href')).toBe('/admin/api/archive')
  const file = new File(['PK'], 'site.zip', { type: 'application/zip' })
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [file] } })
  const replace = (await screen.findByText('Replace content')) as HTMLButtonElement
  expect(replace.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Type REPLACE to confirm'), { target: { value: 'REPLACE' } })
  fireEvent.click(replace)
  await screen.findByText(
    /^Imported the content of Jharokha, exported .*: 70 products, 20 blog posts, 90 media files\.$/,
  )
  expect(importContent).toHaveBeenCalledWith(file, expect.any(Function))
})

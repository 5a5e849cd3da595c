import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import * as arrayStories from './array-input.stories.tsx'
import { DateTimeInput } from './datetime-input.tsx'
import * as htmlStories from './html-input.stories.tsx'
import { IconInput } from './icon-input.tsx'
import * as seoStories from './seo-inputs.stories.tsx'
import * as slugStories from './slug-input.stories.tsx'
import { TextInput } from './text-input.tsx'

const { NewRecord, StoredRecord } = composeStories(slugStories)
const { Blocks, AsksBeforeRemoving } = composeStories(arrayStories)
const { WithText } = composeStories(htmlStories)
const { FilledFromTitleAndText } = composeStories(seoStories)

const inputValue = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

test('a new slug follows the title until someone edits it', async () => {
  render(<NewRecord />)
  await userEvent.type(screen.getByLabelText(/^Title/), 'Bay Window')
  await waitFor(() => expect(inputValue(/^URL slug/)).toBe('bay-window'))
  screen.getByText('URL: /products/bay-window')
  await userEvent.clear(screen.getByLabelText(/^URL slug/))
  await userEvent.type(screen.getByLabelText(/^URL slug/), 'seat')
  await userEvent.tab()
  await userEvent.type(screen.getByLabelText(/^Title/), ' with a seat')
  expect(inputValue(/^URL slug/)).toBe('seat')
})

test('the slug of a stored record does not follow the title, and says that the old URL redirects', async () => {
  render(<StoredRecord />)
  await userEvent.type(screen.getByLabelText(/^Title/), ' XL')
  expect(inputValue(/^URL slug/)).toBe('bay-window')
  screen.getByText('If you change it, the old URL redirects to the new one.')
})

test('a slug with spaces is rejected at its field', async () => {
  render(<NewRecord />)
  await userEvent.type(screen.getByLabelText(/^URL slug/), 'bay window')
  await userEvent.click(screen.getByText('Submit'))
  await screen.findByText('Use letters, digits and single hyphens only')
})

test('a required text with a limit says so', async () => {
  render(
    <FormTestContext>
      <TextInput source="title" maxLength={5} isRequired focusOnCreate />
    </FormTestContext>,
  )
  const input = screen.getByLabelText(/^Title/)
  expect(document.activeElement).toBe(input)
  await userEvent.type(input, 'Windows')
  expect(inputValue(/^Title/)).toBe('Windo')
  await userEvent.clear(input)
  await userEvent.click(screen.getByText('Submit'))
  await screen.findByText('Required')
})

test('the items of an array are added and removed', async () => {
  render(<Blocks />)
  expect(screen.getAllByLabelText(/^Label/)).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Add a counter' }))
  expect(screen.getAllByLabelText(/^Label/)).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Remove counter 1' }))
  expect(screen.getAllByLabelText<HTMLInputElement>(/^Label/)[0]?.value).toBe('Years')
})

test('an item with content of its own is removed after confirmation', async () => {
  render(<AsksBeforeRemoving />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove counter 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove this counter?' })
  expect(dialog.textContent).toContain('Its 2 specification rows are removed too.')
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.getAllByLabelText(/^Label/)).toHaveLength(1))
})

test('a date is entered in Indian time and stored in UTC', async () => {
  const onSubmit = vi.fn()
  render(
    <FormTestContext resource="blogs" record={{ id: 1, datetime: '2026-01-01T04:30:00.000Z' }} onSubmit={onSubmit}>
      <DateTimeInput source="datetime" />
    </FormTestContext>,
  )
  expect(inputValue(/^Publication date/)).toBe('2026-01-01T10:00')
  fireEvent.change(screen.getByLabelText(/^Publication date/), { target: { value: '2026-02-01T12:00' } })
  await userEvent.click(screen.getByText('Submit'))
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ datetime: '2026-02-01T06:30:00.000Z' }))
})

test('rich text keeps headings and bold text, and is named by its label', async () => {
  render(<WithText />)
  const editor = await screen.findByRole('textbox', { name: 'Description' })
  expect(editor.querySelector('h2')?.textContent).toBe('Glass')
  expect(editor.querySelector('strong')?.textContent).toBe('panes')
})

test('empty meta tags are previewed from title and text', async () => {
  render(<FilledFromTitleAndText />)
  const preview = screen.getByRole('region', { name: 'Search result preview' })
  expect(preview.textContent).toContain('Bay Window')
  expect(preview.textContent).toContain('Three panes.')
  expect(preview.textContent).toContain('/products/bay-window')
})

test('an icon is chosen by its drawing', async () => {
  const onSubmit = vi.fn()
  render(
    <FormTestContext record={{ icon: 'rain' }} onSubmit={onSubmit}>
      <IconInput />
    </FormTestContext>,
  )
  const select = await screen.findByRole('combobox', { name: 'Icon' })
  expect(select.querySelector('path')).not.toBeNull()
  fireEvent.mouseDown(select)
  const option = await screen.findByRole('option', { name: 'lock' })
  expect(option.querySelector('path')).not.toBeNull()
  fireEvent.click(option)
  fireEvent.click(screen.getByText('Submit'))
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ icon: 'lock' }))
})

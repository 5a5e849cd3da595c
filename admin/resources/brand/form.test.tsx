import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { BrandScreen } from './form.tsx'

const update = vi.fn(async () => ({ data: { id: 1 } as never }))
const previewBrand = vi.fn(async () => ({ home: '/?preview=a', product: '/products/b?preview=a' }))
const uploadBrandFile = vi.fn()
beforeEach(() => {
  for (const mock of [update, previewBrand, uploadBrandFile]) mock.mockClear()
})

function open(brand: object | null) {
  const getOne = async () => ({ data: { id: 1, version: 'a', company_name: 'Veranda', brand } as never })
  render(
    <AdminTestContext api={{ getOne, update, previewBrand, uploadBrandFile }}>
      <BrandScreen />
    </AdminTestContext>,
  )
}

async function chooseOwn() {
  fireEvent.click(await screen.findByLabelText('Your own'))
}

function enter(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.blur(screen.getByLabelText(label))
}

test('a colour is previewed before it is saved, with what is adjusted and why', async () => {
  open(null)
  await chooseOwn()
  screen.getByText(/nothing was adjusted/)
  enter('Accent', 'FC0')
  expect(await screen.findByLabelText('Adjusted colours')).toHaveProperty(
    'textContent',
    expect.stringContaining('Your accent #ffcc00 is too light for text on light grounds; text uses #'),
  )
  await waitFor(() =>
    expect(previewBrand).toHaveBeenLastCalledWith(expect.objectContaining({ accent: '#ffcc00', logo: '' })),
  )
  expect(screen.getByTitle('Preview of the site').getAttribute('src')).toBe('/?preview=a')
  expect(update).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.calls[0]).toMatchObject(['settings', { data: { brand: { accent: '#ffcc00', dark: '' } } }])
})

test('text that is not a colour is refused and not previewed', async () => {
  open({ accent: '' })
  await screen.findByText(/nothing was adjusted/)
  expect(screen.queryByLabelText(/demonstration/), 'the look of another company').toBeNull()
  enter('Ground', 'cream')
  fireEvent.click(screen.getByText('Save'))
  await screen.findByText('This is not a colour. Enter one like #e8590c, or leave it empty.')
  expect(update).not.toHaveBeenCalled()
})

test('a file that cannot be used is answered with the reason', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  uploadBrandFile.mockRejectedValueOnce(new Error('The icon must be square. This one is 80 × 40.'))
  open({ accent: '' })
  const input = await screen.findByLabelText('File: Icon')
  fireEvent.change(input, { target: { files: [new File(['x'], 'icon.png')] } })
  await screen.findByText('The icon must be square. This one is 80 × 40.')
  uploadBrandFile.mockResolvedValueOnce({ url: '/media/1/icon.png' })
  fireEvent.change(input, { target: { files: [new File(['x'], 'icon.png')] } })
  await waitFor(() =>
    expect(previewBrand).toHaveBeenLastCalledWith(expect.objectContaining({ icon: '/media/1/icon.png' })),
  )
  expect(screen.queryByText(/must be square/)).toBeNull()
})

import { renderToReadableStream } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Sections } from './section-boundary.tsx'

function Broken(): never {
  throw new Error('broken section')
}

test('on the server the rest of the page is rendered', async () => {
  const onError = vi.fn()
  const element = (
    <Sections>
      <p>before</p>
      <Broken />
    </Sections>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  const stream = await renderToReadableStream(<RouterProvider router={router} />, { onError })
  await stream.allReady
  expect(await new Response(stream).text()).toContain('before')
  expect(onError).toHaveBeenCalledOnce()
})

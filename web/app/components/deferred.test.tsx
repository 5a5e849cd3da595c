import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/render-route.tsx'
import { Deferred } from './deferred.tsx'

type Reply = { success: '1'; text: string } | { success: '0' | '6'; message: string }
type Data = Reply | null | Promise<Reply | null>

function Block({ data }: { data: Data }) {
  return (
    <Deferred data={data} fallback={<p>skeleton</p>} notFound={<p>not found</p>}>
      {(reply) => <p>{reply.text}</p>}
    </Deferred>
  )
}

const show = (data: Data) => renderRoute(<Block data={data} />)

test('the skeleton is shown until the call succeeds', async () => {
  let resolve = (_: Reply) => {}
  await act(async () => show(new Promise<Reply>((done) => (resolve = done))))
  expect(screen.getByText('skeleton')).toBeTruthy()
  await act(async () => resolve({ success: '1', text: 'content' }))
  expect(await screen.findByText('content')).toBeTruthy()
})

test.each([
  ['a failed call', null],
  ['an error reply', { success: '0' as const, message: 'Internal details of the server' }],
])('%s shows the skeleton and nothing of the error', (_, data) => {
  show(data)
  expect(document.body.textContent).toBe('skeleton')
})

test('success 6 shows the not-found content', () => {
  show({ success: '6', message: 'No such slug' })
  expect(document.body.textContent).toBe('not found')
})

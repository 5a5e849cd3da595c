import { act, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Reply = { success: '1'; text: string }

let { Deferred } = {} as typeof import('../components/deferred.tsx')
beforeEach(async () => {
  vi.useFakeTimers()
  // The time of the last revalidation is in the module; every test has its own clock.
  vi.resetModules()
  ;({ Deferred } = await import('../components/deferred.tsx'))
})
afterEach(() => void vi.useRealTimers())

function Part() {
  return (
    <Deferred data={useLoaderData<Reply | null>()} fallback={<p>skeleton</p>}>
      {({ text }) => <p>{text}</p>}
    </Deferred>
  )
}

function LatePart() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 500)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <Part />
}

/** A page with two parts, the second mounted later, whose data is missing until the given number of loads have failed. */
function openPage(failures: number) {
  const load = vi.fn(() => (load.mock.calls.length > failures ? ({ success: '1', text: 'loaded' } as const) : null))
  const Page = createRoutesStub([
    {
      path: '/',
      loader: load,
      Component: () => (
        <>
          <Part />
          <LatePart />
        </>
      ),
    },
  ])
  render(<Page hydrationData={{ loaderData: { '0': null } }} />)
  return load
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('missing data is loaded again after 1, 2, 5 and then every 10 seconds, once for all parts, until it arrives', async () => {
  const load = openPage(5)
  const triesAfter: number[] = []
  for (const ms of [1000, 2000, 5000, 10_000, 10_000]) {
    await pass(ms)
    triesAfter.push(load.mock.calls.length)
  }
  expect(triesAfter).toEqual([1, 2, 3, 4, 5])
  expect(screen.getAllByText('skeleton')).toHaveLength(2)
  await pass(10_000)
  expect(screen.getAllByText('loaded')).toHaveLength(2)
  await pass(60_000)
  expect(load).toHaveBeenCalledTimes(6)
})

test('nothing is loaded again while a load is under way', async () => {
  const load = openPage(0)
  const { promise, resolve } = Promise.withResolvers<Reply>()
  load.mockReturnValueOnce(promise as never)
  await pass(1000)
  await pass(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  resolve({ success: '1', text: 'loaded' })
  await pass(0)
  expect(screen.getAllByText('loaded')).toHaveLength(2)
})

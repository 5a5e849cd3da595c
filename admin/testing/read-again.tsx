import { useQuery } from '@tanstack/react-query'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, type Mock } from 'vitest'

type Query = Mock<() => Promise<string>>

/** A query with the usual settings: it runs again when somebody returns to the window, or the network does. */
export function ReadAgain({ query }: { query: Query }) {
  useQuery({ queryKey: ['read-again'], queryFn: query })
  return null
}

/** The network and the window go and come back. Waits until what reads again then has done so. */
export async function returnToWindow(query: Query) {
  await waitFor(() => expect(query).toHaveBeenCalledTimes(1))
  fireEvent(window, new Event('offline'))
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(query).toHaveBeenCalledTimes(2))
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(query).toHaveBeenCalledTimes(3))
}

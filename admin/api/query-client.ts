import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

const mostRetries = 3

/** What the server could not do may go well a moment later; what it refused would be refused again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < mostRetries && !isRefusal(error) },
  },
})

function isRefusal(error: Error) {
  return error instanceof HttpError && error.status >= 400 && error.status < 500
}

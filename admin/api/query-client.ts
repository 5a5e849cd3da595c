import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

const maxRetries = 3

/** Retries network and server errors. A client error would be the same the second time. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < maxRetries && !isClientError(error) },
  },
})

function isClientError(error: Error) {
  return error instanceof HttpError && error.status >= 400 && error.status < 500
}

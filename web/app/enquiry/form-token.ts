import { minFormFillMs } from '@house/contract/validation-limits'
import { browserApi } from '../api/api-client.ts'

const timeoutMs = 3000

/** Requests a token when a visitor starts to fill in a form. The server detects bots by the time between token and submission. */
export function createFormToken() {
  let token: Promise<string> | null = null
  let receivedAt = 0
  return {
    begin() {
      token ??= requestToken().then((own) => {
        receivedAt = performance.now()
        // Requested again on the next focus.
        if (own === '') token = null
        return own
      })
    },
    /** Falls back to the page's token when ours is missing or too recent. */
    async take(pageToken: string) {
      const own = await Promise.race([token ?? '', emptyAfter(timeoutMs)])
      const isOldEnough = performance.now() - receivedAt > minFormFillMs
      return (isOldEnough && own) || pageToken || own
    },
    /** The next enquiry uses a new token. */
    reset() {
      token = null
    },
  }
}

async function requestToken() {
  try {
    const reply = await browserApi().appSetting()
    return reply.success === '1' ? (reply.form_token ?? '') : ''
  } catch {
    return ''
  }
}

function emptyAfter(ms: number) {
  return new Promise<string>((resolve) => setTimeout(resolve, ms, ''))
}

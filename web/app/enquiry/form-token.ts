import { minFormFillMs } from '@house/contract/validation-limits'
import { browserApi } from '../api/api-client.ts'

const patienceMs = 3000

/** Requests a token when a visitor starts to fill in a form. The server detects bots by the time between token and submission. */
export function createFormToken() {
  let token: Promise<string> | null = null
  let cameAt = 0
  return {
    begin() {
      token ??= askForToken().then((own) => {
        cameAt = performance.now()
        // Requested again on the next focus.
        if (own === '') token = null
        return own
      })
    },
    /** Falls back to the page's token when ours is missing or too recent. */
    async take(ofPage: string) {
      const own = await Promise.race([token ?? '', noneAfter(patienceMs)])
      const isOldEnough = performance.now() - cameAt > minFormFillMs
      return (isOldEnough && own) || ofPage || own
    },
    /** The next enquiry uses a new token. */
    forget() {
      token = null
    },
  }
}

async function askForToken() {
  try {
    const answer = await browserApi().appSetting()
    return answer.success === '1' ? (answer.form_token ?? '') : ''
  } catch {
    return ''
  }
}

function noneAfter(ms: number) {
  return new Promise<string>((resolve) => setTimeout(resolve, ms, ''))
}

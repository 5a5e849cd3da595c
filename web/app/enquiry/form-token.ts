import { minFormFillMs } from '@house/contract/validation-limits'
import { browserApi } from '../api/api-client.ts'

const patienceMs = 3000

/** Asks for a token when a visitor begins to fill in a form: it tells people from programs by the time they take. */
export function createFormToken() {
  let token: Promise<string> | null = null
  let cameAt = 0
  return {
    begin() {
      token ??= askForToken().then((own) => {
        cameAt = performance.now()
        // Asked for again at the next field.
        if (own === '') token = null
        return own
      })
    },
    /** The one that came with the page has to do where none was asked for in time, or none came: scripts come late, and some fill in quickly. */
    async take(ofPage: string) {
      const own = await Promise.race([token ?? '', noneAfter(patienceMs)])
      const isOldEnough = performance.now() - cameAt > minFormFillMs
      return (isOldEnough && own) || ofPage || own
    },
    /** The next enquiry has one of its own. */
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

import { useRef } from 'react'
import { browserApi } from './api.ts'

const patienceMs = 3000

/** Asks for a token when a visitor begins to fill in a form; without one an enquiry is sent all the same. */
export function useFormToken() {
  const token = useRef<Promise<string> | null>(null)
  return {
    begin() {
      token.current ??= askForToken()
    },
    async take() {
      return Promise.race([token.current ?? '', noneAfter(patienceMs)])
    },
    /** The next enquiry has one of its own. */
    forget() {
      token.current = null
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

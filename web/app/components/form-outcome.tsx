import type { SendOutcome } from '../data/send-outcome.ts'

/** Stays above the fields after the notice has gone, for what concerns no single field. */
export function FormOutcome({ failure, message }: SendOutcome) {
  if (failure?.field || !(failure || message)) return null
  return (
    <p
      className={`border border-l-4 border-hairline bg-raised px-5 py-3.5 font-medium ${failure ? 'border-l-error' : 'border-l-success'}`}
    >
      {failure?.message ?? message}
    </p>
  )
}

import type { SubmitResult } from '../submit-result.ts'

/** An error that concerns no single field. Stays above the fields after the toast has closed. */
export function FormMessage({ failure, message }: SubmitResult) {
  if (failure?.field || !(failure || message)) return null
  return (
    <p
      className={`border border-l-4 border-hairline bg-raised px-5 py-3.5 font-medium ${failure ? 'border-l-error' : 'border-l-success'}`}
    >
      {failure?.message ?? message}
    </p>
  )
}

import type { SubmitResult } from '../submit-result.ts'

/** Stays above the fields after the toast has gone, for what concerns no single field. */
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

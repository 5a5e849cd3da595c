import type { CustomerQuotation } from '@house/contract/quotations/customer'
import { closedReasons, quotationLimits } from '@house/contract/quotations/quotation-options'
import { formatRupees } from '@house/fenestration/estimate/money'
import { Button } from '../ui/button.tsx'
import { formatLongDate, formatTime } from '../ui/date-format.ts'
import { Field } from '../ui/field.tsx'

export type AnswerFailure = {
  intent: string
  message: string
  values: { name: string; consent: string; reason: string; text: string }
}
type AnswerFormsProps = { quotation: CustomerQuotation; failure: AnswerFailure | undefined }

/** Accept or decline, as long as that is possible; else what became of the quotation. */
export function AnswerForms({ quotation, failure }: AnswerFormsProps) {
  const { status, is_expired } = quotation
  if (status !== 'issued' || is_expired) return <Outcome quotation={quotation} />
  return (
    <div className="grid gap-6">
      <form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="accept" />
        <h2 className="text-h3">Accept</h2>
        {failure?.intent === 'accept' && <Problem>{failure.message}</Problem>}
        <Field
          id="accept-name"
          name="name"
          label="Your full name"
          autoComplete="name"
          required
          maxLength={quotationLimits.name}
          defaultValue={failure?.values.name}
        />
        <label className="flex gap-3 text-body leading-snug">
          <input
            type="checkbox"
            name="consent"
            value="yes"
            required
            defaultChecked={failure?.values.consent === 'yes'}
            className="mt-0.5 size-5 flex-none accent-action"
          />
          I accept this quotation for {formatRupees(quotation.total)} with its terms.
        </label>
        <Button type="submit">Accept this quotation</Button>
      </form>
      <details open={failure?.intent === 'decline'}>
        <summary className="cursor-pointer py-2 font-medium underline decoration-hairline underline-offset-4">
          Decline it
        </summary>
        <form method="post" className="mt-3 grid gap-4">
          <input type="hidden" name="intent" value="decline" />
          {failure?.intent === 'decline' && <Problem>{failure.message}</Problem>}
          <Field
            id="decline-reason"
            name="reason"
            label="What is the reason?"
            required
            maxLength={quotationLimits.reason}
            defaultValue={failure?.values.reason}
          />
          <Button type="submit" variant="outlined">
            Decline this quotation
          </Button>
        </form>
      </details>
    </div>
  )
}

export function Problem({ children }: { children: string }) {
  return (
    <p role="alert" className="border border-l-4 border-hairline border-l-error bg-ground px-4 py-3 font-medium">
      {children}
    </p>
  )
}

function Outcome({
  quotation: { status, is_expired, valid_until, answered_at, answer },
}: {
  quotation: CustomerQuotation
}) {
  const at = answered_at ? ` on ${formatTime(answered_at)}` : ''
  const text = is_expired
    ? `This quotation expired on ${formatLongDate(valid_until)}. Ask us for a new one.`
    : {
        accepted: `Accepted by ${answer}${at}. Thank you: we will call you.`,
        declined: `Declined${at}. Ask us if you have changed your mind.`,
        ...closedReasons,
      }[status as 'accepted' | 'declined' | 'replaced' | 'withdrawn']
  const edge = status === 'accepted' ? 'border-l-success' : 'border-l-accent-ink'
  return (
    <p role="status" className={`border border-l-4 border-hairline bg-ground px-5 py-4 font-medium ${edge}`}>
      {text}
    </p>
  )
}

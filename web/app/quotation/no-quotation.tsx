import { urls } from '@house/contract/urls'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { AnswerFailure } from './answer-forms.tsx'

export function NoSuchQuotation() {
  return (
    <div className="wrap section grid justify-items-start gap-6 pt-28">
      <h1>We do not know this link</h1>
      <p className="lead">
        Please check that it is complete. If it came by mail or WhatsApp, open it from there again.
      </p>
      <ButtonLink to={urls.locate}>Ask us</ButtonLink>
    </div>
  )
}

/** After an answer or a question that could not be stored, a button sends it again. */
export function QuotationUnavailable({ failure }: { failure: AnswerFailure | undefined }) {
  const entered = Object.entries({ intent: failure?.intent, ...failure?.values })
  return (
    <div className="wrap section grid justify-items-start gap-6 pt-28">
      <h1>Your quotation cannot be shown at the moment</h1>
      <p className="lead">Please try again in a few minutes. Nothing is lost.</p>
      {failure && (
        <form method="post">
          {entered.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">
            {failure.intent === 'ask' ? 'Send the question again' : 'Send your answer again'}
          </Button>
        </form>
      )}
    </div>
  )
}

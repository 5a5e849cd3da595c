import { quotationLimits } from '@house/contract/quotations/quotation-options'
import { Button } from '../ui/button.tsx'
import { type AnswerFailure, Problem } from './answer-forms.tsx'

export function QuestionForm({ isSent, failure }: { isSent: boolean; failure: AnswerFailure | undefined }) {
  const own = failure?.intent === 'ask' ? failure : undefined
  return (
    <form id="question" method="post" className="grid max-w-xl scroll-mt-28 gap-4">
      <input type="hidden" name="intent" value="ask" />
      <h2 className="text-h3">Ask a question</h2>
      {isSent && (
        <p
          role="status"
          className="border border-l-4 border-hairline border-l-success bg-raised px-5 py-3.5 font-medium"
        >
          We have your question and will answer it.
        </p>
      )}
      {own && <Problem>{own.message}</Problem>}
      <label className="grid gap-1.5 text-body font-semibold">
        Your question
        <textarea
          name="text"
          required
          rows={3}
          maxLength={quotationLimits.question}
          defaultValue={own?.values.text}
          className="rounded-frame border border-field bg-raised px-4 py-3 text-base font-normal"
        />
      </label>
      <Button type="submit" variant="outlined" className="justify-self-start">
        Send the question
      </Button>
    </form>
  )
}

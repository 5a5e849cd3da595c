import './next-steps.css'
import { linesOf, splitFirstSentence } from '@house/fenestration/description/sentences'
import { useCompany } from '../../site-data/site-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { SendButton } from '../sharing/send-button.tsx'
import { ShareButton } from '../sharing/share-dialog.tsx'

/** What happens after the plan is sent, and the way to send or share it. */
export function NextSteps() {
  const { response_promise, plan_steps, plan_check } = useCompany()
  const [emphasised, rest] = splitFirstSentence(plan_check)
  return (
    <section className="planner-next" aria-label="What happens next">
      <div>
        <h2>What happens next</h2>
        <ol>
          <li>You send the plan. {response_promise}</li>
          {linesOf(plan_steps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="planner-next-card">
        {plan_check && (
          <p>
            <Icon name="safety" />
            <span>
              <b>{emphasised}</b>
              {rest}
            </span>
          </p>
        )}
        <SendButton className="planner-filled" />
        <ShareButton className="planner-quiet" />
      </div>
    </section>
  )
}

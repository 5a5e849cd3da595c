import './next-steps.css'
import { useCompany } from '../../site-data/site-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { SendButton } from '../sharing/send-button.tsx'
import { ShareButton } from '../sharing/share-dialog.tsx'

/** What happens after the plan is sent, and the way to send or share it. */
export function NextSteps() {
  const { response_promise } = useCompany()
  return (
    <section className="planner-next" aria-label="What happens next">
      <div>
        <h2>What happens next</h2>
        <ol>
          <li>{['You send the plan.', response_promise || 'We call you back.'].join(' ')}</li>
          <li>We visit, measure every opening and look at the walls.</li>
          <li>You get a firm quotation, with this drawing at the right sizes.</li>
        </ol>
      </div>
      <div className="planner-next-card">
        <p>
          <Icon name="safety" />
          <span>
            <b>An engineer checks this before we quote.</b> Wind load, glass and every size against its system.
          </span>
        </p>
        <SendButton className="planner-filled" />
        <ShareButton className="planner-quiet" />
      </div>
    </section>
  )
}

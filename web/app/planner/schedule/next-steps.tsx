import './next-steps.css'
import { pieceCount } from '@house/fenestration/plan/plan-commands'
import { useCompany } from '../../site-data/site-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { EstimateSection } from '../estimate/estimate-section.tsx'
import { usePlanner } from '../planner-context.ts'
import { SendButton } from '../sharing/send-button.tsx'
import { ShareButton } from '../sharing/share-dialog.tsx'

/** The estimate if there is one, what happens after the plan is sent, and the way to send or share it. */
export function NextSteps() {
  const { prices, history } = usePlanner()
  const buttons = (
    <>
      <SendButton className="planner-filled" />
      <ShareButton className="planner-quiet" />
    </>
  )
  if (prices.estimate)
    return <EstimateSection prices={prices} pieces={pieceCount(history.plan)} steps={<Steps />} actions={buttons} />
  return (
    <section className="planner-next" aria-label="What happens next">
      <div>
        <h2>What happens next</h2>
        <Steps />
      </div>
      <div className="planner-next-card">
        <p>
          <Icon name="safety" />
          <span>
            <b>An engineer checks this before we quote.</b> Wind load, glass and every size against its system.
          </span>
        </p>
        {buttons}
      </div>
    </section>
  )
}

function Steps() {
  const { response_promise } = useCompany()
  return (
    <ol className="planner-steps" aria-label="What happens next">
      <li>{['You send the plan.', response_promise || 'We call you back.'].join(' ')}</li>
      <li>We visit, measure every opening and look at the walls.</li>
      <li>You get a firm quotation, with this drawing at the right sizes.</li>
    </ol>
  )
}

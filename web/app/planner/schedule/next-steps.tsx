import './next-steps.css'
import { linesOf } from '@house/fenestration/description/sentences'
import { useCompany } from '../../site-data/site-data.ts'
import { EstimateSection } from '../estimate/estimate-section.tsx'
import { usePlanner } from '../planner-context.ts'
import { SendButton } from '../sharing/send-button.tsx'
import { ShareButton } from '../sharing/share-dialog.tsx'
import { EngineerCheck } from './engineer-check.tsx'

/** The estimate if there is one, what happens after the plan is sent, and the way to send or share it. */
export function NextSteps() {
  const { prices } = usePlanner()
  const buttons = (
    <>
      <SendButton className="planner-filled" />
      <ShareButton className="planner-quiet" />
    </>
  )
  if (prices.estimate) return <EstimateSection prices={prices} steps={<Steps />} actions={buttons} />
  return (
    <section className="planner-next" aria-label="What happens next">
      <div>
        <h2>What happens next</h2>
        <Steps />
      </div>
      <div className="planner-next-card">
        <EngineerCheck />
        {buttons}
      </div>
    </section>
  )
}

function Steps() {
  const { response_promise, plan_steps } = useCompany()
  return (
    <ol className="planner-steps" aria-label="What happens next">
      <li>You send the plan. {response_promise}</li>
      {linesOf(plan_steps).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

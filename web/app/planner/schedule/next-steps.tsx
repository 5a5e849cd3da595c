import { linesOf } from '@house/fenestration/description/sentences'
import { useCompany } from '../../site-data/site-data.ts'
import { buttonClass } from '../../ui/button.tsx'
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
      <SendButton className={buttonClass('filled')} />
      <ShareButton className={buttonClass('quiet')} />
    </>
  )
  if (prices.estimate) return <EstimateSection prices={prices} steps={<Steps />} actions={buttons} />
  return (
    <section
      className="mt-14 grid items-start gap-12 min-[901px]:grid-cols-[minmax(0,1.4fr)_minmax(280px,1fr)] print:hidden"
      aria-label="What happens next"
    >
      <div>
        <h2 className="mb-4 text-h3">What happens next</h2>
        <Steps />
      </div>
      <div className="grid gap-2.5 rounded-tile border border-hairline bg-raised p-6">
        <EngineerCheck />
        {buttons}
      </div>
    </section>
  )
}

const stepClass =
  'flex list-none gap-3 border-hairline px-4.5 py-5 [counter-increment:step] not-first:border-t before:font-display before:text-figure before:leading-none before:text-accent-ink before:content-[counter(step)] min-[901px]:not-first:border-t-0 min-[901px]:not-first:border-l'

function Steps() {
  const { response_promise, plan_steps } = useCompany()
  return (
    <ol
      className="grid grid-cols-1 rounded-tile border border-hairline bg-raised [counter-reset:step] min-[901px]:grid-cols-3"
      aria-label="What happens next"
    >
      <li className={stepClass}>You send the plan. {response_promise}</li>
      {linesOf(plan_steps).map((step) => (
        <li key={step} className={stepClass}>
          {step}
        </li>
      ))}
    </ol>
  )
}

import { EnquireButton } from '../enquiry/modal/enquire-button.tsx'
import { buttonClass } from '../ui/button.tsx'

/** While the planner parts cannot be read, and for a company without systems. */
export function PlannerUnavailable() {
  return (
    <div className="wrap section grid justify-items-start gap-6">
      <h1>The planner is not available</h1>
      <p className="lead">You cannot draw windows and doors here at the moment. Please tell us what you need.</p>
      <EnquireButton className={buttonClass('filled')} label="Enquire" />
    </div>
  )
}

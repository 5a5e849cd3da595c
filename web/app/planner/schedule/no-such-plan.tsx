import { planLimits } from '@house/contract/plans/plan-limits'
import { urls } from '@house/contract/urls'
import { Logo } from '../../components/logo.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** An unknown or deleted code offers to start a plan. */
export function NoSuchPlan({ code }: { code: string }) {
  return (
    <div className="wrap section grid justify-items-start gap-6">
      <Logo />
      <h1>We have no such plan</h1>
      <p className="lead">
        Check the code “{code.slice(0, 20)}”: plans that were never sent are deleted after {planLimits.unsentDays} days.
        A new plan takes two minutes.
      </p>
      <ButtonLink to={urls.planner}>Plan your windows</ButtonLink>
    </div>
  )
}

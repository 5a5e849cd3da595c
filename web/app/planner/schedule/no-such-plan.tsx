import { urls } from '@house/contract/urls'
import { Logo } from '../../components/logo.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** An unknown or deleted code offers to start a plan. */
export function NoSuchPlan({ code }: { code: string }) {
  return (
    <div className="wrap section grid justify-items-start gap-6">
      <Logo />
      <h1>This plan is no longer kept</h1>
      <p className="lead">
        We have no plan “{code.slice(0, 20)}”. Check the code, or start a new plan: it takes two minutes.
      </p>
      <ButtonLink to={urls.planner}>Plan your windows</ButtonLink>
    </div>
  )
}

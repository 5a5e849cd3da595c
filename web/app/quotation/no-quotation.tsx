import { urls } from '@house/contract/urls'
import { ButtonLink } from '../ui/button.tsx'

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

export function QuotationUnavailable() {
  return (
    <div className="wrap section grid justify-items-start gap-6 pt-28">
      <h1>Your quotation cannot be shown at the moment</h1>
      <p className="lead">Please try again in a few minutes. Nothing is lost.</p>
    </div>
  )
}

import type { Banner } from '@house/contract/entities'
import { ButtonLink } from '../../ui/button.tsx'
import { PageBanner } from '../page-banner.tsx'
import { dealerFormAnchor } from './dealer-form-section.tsx'

export function DealerBanner({ title, description, image }: Banner) {
  return (
    <PageBanner image={image} title={title} description={description} current="Become a Dealer">
      <p className="mt-8">
        <ButtonLink to={`#${dealerFormAnchor}`}>Send a dealer enquiry</ButtonLink>
      </p>
    </PageBanner>
  )
}

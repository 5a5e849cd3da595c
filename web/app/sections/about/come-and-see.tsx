import type { Banner } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { useCompany, useIsCompanyLoaded } from '../../site-data/site-data.ts'
import { Arrow, ButtonLink } from '../../ui/button.tsx'
import { textOf } from '../../ui/html.tsx'

/** Call to action: visit the showroom, if there is one. */
export function ComeAndSee({ content }: { content: Banner }) {
  const { title, text } = useCmsBlock(content, 'come-and-see')
  const { offices } = useCompany()
  const isLoaded = useIsCompanyLoaded()
  if (isLoaded && offices.length === 0) return null
  const cities = [...new Set(offices.map(({ city }) => city))].filter(Boolean)
  return (
    <section className="wrap section flex flex-col items-start gap-8 md:flex-row md:items-end md:justify-between">
      <div>
        <h2>{title || 'Visit us'}</h2>
        <p className="lead mt-4">
          {cities.length > 0 ? `You find us in ${listed(cities)}.` : 'You are welcome in our showrooms.'} {textOf(text)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={urls.locate} className="group">
          Locate Us <Arrow />
        </ButtonLink>
        <ButtonLink to={urls.projects} variant="outlined">
          Recent Projects
        </ButtonLink>
      </div>
    </section>
  )
}

function listed(names: string[]) {
  return new Intl.ListFormat('en-IN').format(names)
}

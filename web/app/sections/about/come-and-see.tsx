import type { Banner } from '@house/contract/entities'
import { hasPage } from '@house/contract/pages/optional-pages'
import { urls } from '@house/contract/urls'
import type { Deferrable, Read } from '../../api/deferred.ts'
import { Deferred } from '../../components/deferred.tsx'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { useCompany, useIsCompanyLoaded } from '../../site-data/site-data.ts'
import { Arrow, ButtonLink } from '../../ui/button.tsx'
import { textOf } from '../../ui/html.tsx'

/** Call to action: visit the showroom, if there is one. */
export function ComeAndSee({ content, projects }: { content: Banner; projects: Deferrable<Read<'ourProjects'>> }) {
  const { title, text } = useCmsBlock(content, 'come-and-see')
  const company = useCompany()
  const { offices } = company
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
        {hasPage(company, urls.projects) && (
          <Deferred data={projects} fallback={null}>
            {({ data }) =>
              data.length > 0 && (
                <ButtonLink to={urls.projects} variant="outlined">
                  Recent Projects
                </ButtonLink>
              )
            }
          </Deferred>
        )}
      </div>
    </section>
  )
}

function listed(names: string[]) {
  return new Intl.ListFormat('en-IN').format(names)
}

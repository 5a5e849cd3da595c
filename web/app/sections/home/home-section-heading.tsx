import type { HomeSectionName } from '@house/contract/pages/page-sections'
import { SectionHeading, type SectionHeadingProps } from '../../components/section-heading.tsx'
import { useInterpolate } from '../../site-data/interpolate.ts'
import { useCompany } from '../../site-data/site-data.ts'

type HomeSectionHeadingProps = Omit<SectionHeadingProps, 'title'> & { name: HomeSectionName }

/** With the heading of the settings. */
export function HomeSectionHeading({ name, ...props }: HomeSectionHeadingProps) {
  const { home_sections } = useCompany()
  const fill = useInterpolate()
  const heading = home_sections.find((section) => section.name === name)?.heading ?? ''
  return <SectionHeading {...props} title={fill.text(heading)} />
}

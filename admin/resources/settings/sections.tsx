import type { AboutSectionName, HomeSectionName, MenuEntryName } from '@house/contract/pages/page-sections'
import { maxContentLength } from '@house/contract/validation-limits'
import { useEntryName } from '../../components/inputs/order-input.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'

export const homeSectionLabels: Record<HomeSectionName, string> = {
  services: 'Our services',
  'new-launch': 'New launch',
  projects: 'Recent projects',
  counters: 'Counters',
  trust: 'What we stand for',
  blogs: 'Recent blogs',
  testimonials: 'Testimonials',
  about: 'About us',
}

export const aboutSectionLabels: Record<AboutSectionName, string> = {
  'chairman-message': 'Message of the chairman or founder',
  'managing-director-message': 'Second message',
  'our-story': 'Our story',
  'vision-&-mission': 'Vision and mission',
  'come-and-see': 'Invitation to the showroom',
}

export const menuEntryLabels: Record<MenuEntryName, string> = {
  home: 'Home',
  about: 'About Us',
  product: 'Product',
  blogs: 'Blogs',
  locate: 'Locate Us',
  dealer: 'Become a Dealer (in the line above the menu)',
}

const withHeading: string[] = ['projects', 'blogs', 'testimonials'] satisfies HomeSectionName[]

/** The other sections have their headings in Pages, Home. */
export function SectionHeadingInput() {
  if (!withHeading.includes(useEntryName())) return null
  return <TextInput source="heading" maxLength={maxContentLength.title} helperText={false} />
}

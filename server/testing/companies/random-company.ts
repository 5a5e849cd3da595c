import { cornerStyles, fontPairIds } from '@house/contract/brand/options'
import type { Office, Settings } from '@house/contract/entities'
import { officeKinds } from '@house/contract/office-kinds'
import { optionalPages } from '@house/contract/pages/optional-pages'
import { aboutSections, homeSections, menuEntries } from '@house/contract/pages/page-sections'
import fc from 'fast-check'

/** What another company may have entered in the back office: much, little, or next to nothing. */
export type Company = {
  settings: Partial<Settings>
  /** Titles; the first ones take the places of the demonstration's, with their products. */
  categories: string[]
  offices: Omit<Office, 'id'>[]
}

const orEmpty = (...values: string[]) => fc.constantFrom('', ...values)

const names = [
  'A1',
  'The Window Works LLP',
  'Kochi Timber Doors',
  'Shree Venkateshwara Aluminium Fabricators and Glass Works Private Limited',
  'Fensterundtürenmanufakturgesellschaft',
  'खिड़की घर',
  "D'Souza & Söhne <Doors>",
]

const titles = [
  'Doors',
  'Wooden Doors and Frames',
  'uPVC &amp; Aluminium',
  'Glass <em>Partitions</em> for Offices, Hospitals and Schools',
  'Thermischgetrennteschiebetüren',
  'Railings',
  'Mesh',
  'Hardware',
]

const office = fc.record({
  kind: fc.constantFrom(...officeKinds),
  name: fc.constantFrom('Workshop', 'Showroom and Experience Centre, Mahatma Gandhi Road, Ernakulam South'),
  address: fc.constantFrom(
    'MG Road, Kochi 682 016',
    'Shop 4, Ground Floor, Prabhat Shopping Centre, Law College Road, Pune',
  ),
  city: orEmpty('Kochi', 'Thiruvananthapuram'),
  phone: orEmpty('+91 484 555 0100'),
  hours: orEmpty('Every day, 10 am to 7 pm'),
  latitude: fc.option(fc.double({ min: 8.1, max: 34, noNaN: true })),
  longitude: fc.double({ min: 69, max: 96, noNaN: true }),
})

const colour = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
)

const brand = fc.record({
  logo: fc.constant(''),
  logo_on_dark: fc.constant(''),
  icon: fc.constant(''),
  accent: colour,
  dark: colour,
  ground: colour,
  fonts: fc.constantFrom('' as const, ...fontPairIds),
  corners: fc.constantFrom('' as const, ...cornerStyles),
})

const hidden = <N extends string>(names: readonly N[]) =>
  fc
    .shuffledSubarray([...names], { minLength: names.length })
    .chain((order) => fc.tuple(...order.map((name) => fc.boolean().map((is_hidden) => ({ name, is_hidden })))))

const settings = fc.record({
  company_name: fc.constantFrom(...names),
  short_name: orEmpty(...names.filter((name) => name.length <= 30)),
  tagline: orEmpty(
    'Doors that last.',
    'Windows, doors, partitions, railings and everything between them, made to measure in our own workshop since 1987',
  ),
  visit_promise: orEmpty('We measure free of charge in Pune.'),
  response_promise: orEmpty('We call back on the same day.'),
  founding_year: orEmpty('1987'),
  copyright_year: orEmpty('2024'),
  phone: orEmpty('+91 20 5550 0100'),
  whatsapp: orEmpty('912055500100'),
  email: orEmpty('office@windows.example'),
  website: orEmpty('https://windows.example'),
  linkedin: orEmpty('https://www.linkedin.com/company/windows'),
  instagram: orEmpty('https://www.instagram.com/windows'),
  facebook: orEmpty('https://www.facebook.com/windows'),
  developer: orEmpty('A Studio'),
  brochure: orEmpty('/brochure.pdf'),
  counters: fc.array(
    fc.record({
      target: fc.constantFrom(0, 12, 1_000_000_000),
      suffix: orEmpty('+', '%'),
      label: fc.constantFrom('Doors', 'Windows fitted in homes, schools and hospitals'),
    }),
    { maxLength: 6 },
  ),
  services: fc.subarray(['uPVC windows', 'Wooden doors', 'Repairs and maintenance of old windows and doors']),
  hero_buttons: fc.subarray([{ label: 'Plan your windows', url: '/plan' }]),
  home_sections: hidden(homeSections).map((sections) => sections.map((each) => ({ ...each, heading: '' }))),
  about_sections: hidden(aboutSections),
  menu: hidden(menuEntries),
  disabled_pages: fc.subarray([...optionalPages]),
  brand: fc.option(brand),
  meta_title: orEmpty('Wooden Doors in Kochi'),
  meta_description: orEmpty('Doors made to measure.'),
})

/** Films need a file: it is the demonstration's, or none. */
const film = fc.constantFrom({}, { video: '', video_webm: '' }, { video: '', video_webm: '', video_poster: '' })

export const companies: fc.Arbitrary<Company> = fc.record({
  settings: fc.tuple(settings, film).map(([entered, shown]) => ({ ...entered, ...shown })),
  categories: fc.shuffledSubarray(titles),
  offices: fc.array(office, { maxLength: 12 }),
})

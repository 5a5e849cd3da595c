import { expect, test } from 'vitest'
import { company } from '../../testing/render-route.tsx'
import { articleSchema } from './article.ts'
import { companySchema } from './company.ts'
import { breadcrumbSchema, itemListSchema } from './lists.ts'
import { officesSchema } from './offices.ts'
import { productSchema } from './product.ts'

const origin = 'https://jharokha.example'
const context = { company, origin, url: `${origin}/page`, description: 'About the page.' }
const office = { id: 1, name: 'Showroom', city: 'Jaipur', phone: '', latitude: 26.9, longitude: 75.8 }

test('breadcrumbs lead from home to the page, without markup', () => {
  const { itemListElement } = breadcrumbSchema([{ label: '<em>uPVC</em>', to: '/upvc' }], 'Windows', context) as never
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'uPVC', item: `${origin}/upvc` },
    { '@type': 'ListItem', position: 3, name: 'Windows', item: `${origin}/page` },
  ])
})

test('an empty list has no schema', () => {
  expect(itemListSchema('Windows', [])(context)).toEqual([])
})

test('a company without a name has no schema', () => {
  expect(companySchema(context)).toHaveLength(2)
  expect(companySchema({ ...context, company: { ...company, company_name: '' } })).toEqual([])
})

test.each([
  ['Every day, 10 am to 7:30 pm', 7, '10:00', '19:30'],
  ['Every day except Tuesday, 9 am to 12 pm', 6, '09:00', '12:00'],
  ['Monday to Saturday, 12 am to 6 pm', 6, '00:00', '18:00'],
])('opening hours "%s" are parsed', (hours, days, opens, closes) => {
  const offices = [{ ...office, hours, address: 'Plot 4, MI Road, Jaipur, Rajasthan 302001' }]
  const [business] = officesSchema('')({ ...context, company: { ...company, offices } as never })
  const dayOfWeek = expect.objectContaining({ length: days })
  expect(business).toMatchObject({ openingHoursSpecification: { opens, closes, dayOfWeek } })
})

test.each(['By appointment', 'Mon to Fri, 9 am to 5 pm', ''])('opening hours "%s" are omitted', (hours) => {
  const offices = [{ ...office, hours, address: 'Somewhere' }]
  const [business] = officesSchema('')({ ...context, company: { ...company, offices } as never })
  expect(business).not.toHaveProperty('openingHoursSpecification')
})

test('an address is split into street, city, state and postal code; other formats are not split', () => {
  const addresses = ['Plot 4, MI Road\nJaipur, Rajasthan 302 001', 'Near the fort']
  const offices = addresses.map((address) => ({ ...office, hours: '', address }))
  const [split, whole] = officesSchema('')({ ...context, company: { ...company, offices } as never })
  expect(split).toMatchObject({
    address: {
      streetAddress: 'Plot 4, MI Road',
      addressLocality: 'Jaipur',
      addressRegion: 'Rajasthan',
      postalCode: '302001',
    },
  })
  expect(whole).toMatchObject({ address: { streetAddress: 'Near the fort', addressLocality: 'Jaipur' } })
})

const blog = { title: 'Noise', datetime: '2025-01-01T00:00:00Z', category: '', image2: '/media/a.jpg' }

test('an article part whose headings are all questions is an FAQ', () => {
  const description = '<h2>FAQ</h2><h3>Why?</h3><p>So.</p><p>Really.</p><h3>How?</h3><p>Thus.</p>'
  const [article, faq] = articleSchema({ ...blog, description } as never)(context)
  expect(article).toMatchObject({ '@type': 'BlogPosting', headline: 'Noise', image: [`${origin}/media/a.jpg`] })
  expect(faq).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'Why?', acceptedAnswer: { text: 'So. Really.' } },
      { name: 'How?', acceptedAnswer: { text: 'Thus.' } },
    ],
  })
})

test.each([
  '<p>No headings.</p>',
  '<h2>One</h2><h3>Why?</h3><p>So.</p>',
  '<h2>Mixed</h2><h3>Why?</h3><p>So.</p><h3>A statement</h3><p>Yes.</p>',
])('an article without questions is not an FAQ: %s', (description) => {
  expect(articleSchema({ ...blog, description } as never)(context)).toHaveLength(1)
})

test('a product names its properties, and no offer or rating', () => {
  const product = {
    title: 'Tilt &amp; turn',
    image: '/media/a.jpg',
    image2: '',
    image3: '',
    image4: '',
    description_data: [{ specification: [{ title: 'Glass', value: '<b>24 mm</b>' }] }, { specification: 'text' }],
  }
  const [schema] = productSchema(product as never, undefined)(context)
  expect(schema).toMatchObject({
    name: 'Tilt & turn',
    image: [`${origin}/media/a.jpg`],
    additionalProperty: [{ name: 'Glass', value: '24 mm' }],
  })
  for (const invented of ['offers', 'review', 'aggregateRating', 'category'])
    expect(schema).not.toHaveProperty(invented)
})

test('a product has its material, its specifications, and attributes that they do not have', () => {
  const product = {
    title: 'Window',
    image: '',
    image2: '',
    image3: '',
    image4: '',
    description_data: [
      {
        specification: [
          { title: 'Frame depth', value: 'about 60 mm' },
          { title: 'Glass', value: '5 mm' },
        ],
      },
    ],
    attribute_rows: [
      { name: 'material', label: 'Material', value: 'uPVC', source: '' },
      { name: 'frame_depth', label: 'Frame depth', value: '60 mm', source: 'Measured by us' },
      { name: 'sash_width', label: 'Sash width', value: '', source: '' },
    ],
  }
  const [schema] = productSchema(product as never, undefined)(context)
  expect(schema).toMatchObject({
    material: 'uPVC',
    additionalProperty: [
      { name: 'Frame depth', value: 'about 60 mm' },
      { name: 'Glass', value: '5 mm' },
      { name: 'Material', value: 'uPVC' },
    ],
  })
})

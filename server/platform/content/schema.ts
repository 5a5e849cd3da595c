import { officeKinds } from '@house/contract/office-kinds'
import { Colour, Glazing, StoredSystem } from '@house/contract/plans/planner-parts'
import { maxSourceLength } from '@house/contract/plans/planner-part-options'
import { Design } from '@house/contract/plans/design'
import { designLimits } from '@house/contract/plans/design-options'
import { emptyAttributes, ProductAttributes } from '@house/contract/products/attributes'
import { parseFilter, writeProductQuery } from '@house/contract/products/filter'
import { slugPattern } from '@house/contract/slug'
import { subItemTypes } from '@house/contract/sub-item-types'
import { reservedSlugs } from '@house/contract/urls'
import { maxContentLength, maxInput, maxProductBanners } from '@house/contract/validation-limits'
import { z } from 'zod'
import { phone } from '../company/settings/contact-fields.ts'
import { id, instant, oneOf, requiredText, text } from '../staff-api/validation.ts'

const max = maxContentLength

const slug = requiredText(maxInput.slug).regex(slugPattern, 'is made of the letters a to z, digits and single hyphens')
const title = requiredText(max.title)
const html = text(max.html)
const mediaUrl = text(max.short)
const icon = text(max.icon)

const meta = {
  meta_title: text(max.metaTitle),
  meta_description: text(max.metaDescription),
  meta_keywords: text(max.line),
}
const items = z.array(z.object({ title: text(max.short), text: text(max.html), icon })).max(max.list)

const specificationRow = z.object({
  title: text(max.short),
  value: text(max.line),
  source: text(maxSourceLength).optional(),
})
const descriptionBlock = z.object({
  id: z.number().nullable(),
  title: text(max.short),
  description: z.union([html, z.array(html).max(max.list)]),
  specification: z.array(specificationRow).max(max.list),
})

const pageBlock = z.object({
  name: requiredText(max.name),
  title: text(max.short),
  text: html,
  image: mediaUrl,
  person: text(max.short),
  post: text(max.short),
  items,
})

/** Staff paste the URL of a filtered product page; its canonical query is stored. */
const productFilter = text(max.line)
  .default('')
  .transform((pasted, context) => {
    if (pasted === '') return ''
    const parameters = new URLSearchParams(pasted.replace(/^.*\?/, ''))
    const query = writeProductQuery({ keyword: '', filter: parseFilter((name) => parameters.get(name)) })
    if (query === '')
      context.addIssue({
        code: 'custom',
        message: 'is the URL of a filtered product page, such as /products?problem=noise',
      })
    return query
  })

/** Designs refer to the parts of the planner by key. */
const part = {
  key: requiredText(designLimits.key).regex(
    /^[a-z0-9]+([.-][a-z0-9]+)*$/,
    'is made of the letters a to z, digits, and single hyphens or dots',
  ),
  name: requiredText(max.name),
}
const described = { ...part, description: text(max.short) }
const { glass_thickness, colours, limits, opens } = StoredSystem.shape

/** The fields that staff edit, by table. A field is a column of its table, except the products' `accessory_category_ids`. */
export const contentFields = {
  product: z.object({
    slug,
    title,
    sub_item_id: id,
    description: html,
    keywords: text(max.line),
    image: mediaUrl,
    image2: mediaUrl,
    image3: mediaUrl,
    image4: mediaUrl,
    page_banner: z.array(mediaUrl).max(maxProductBanners),
    page_bottom_title: text(max.title),
    page_bottom_image: mediaUrl,
    accessory_category_ids: z.array(id).max(max.list),
    description_data: z.array(descriptionBlock).max(max.list).transform(numberNewBlocks),
    plan_design: Design.nullable().default(null),
    attributes: ProductAttributes.default(emptyAttributes),
    ...meta,
  }),
  category: z.object({
    slug: slug.refine((value) => !reservedSlugs.has(value.toLowerCase()), {
      error: 'is one of the site itself, where a category could not be reached. Choose another.',
    }),
    title,
    image: mediaUrl,
    page_title: text(max.title),
    page_description: html,
    page_banner: mediaUrl,
    explanation: z
      .object({ title: text(max.short), text: html, benefits: items })
      .nullable()
      .transform(emptyToNull),
    ...meta,
  }),
  sub_item: z.object({
    category_id: id,
    type: oneOf(subItemTypes),
    slug,
    title,
    image: mediaUrl,
    ...meta,
  }),
  accessory: z.object({
    accessory_category_id: id,
    accessory_sub_category_id: id.nullable(),
    title,
    image: mediaUrl,
    description: html,
  }),
  accessory_category: z.object({ slug, title, icon_image: mediaUrl, image: mediaUrl }),
  accessory_sub_category: z.object({ accessory_category_id: id, title }),
  blog: z.object({
    slug,
    title,
    description: html,
    category: text(max.name),
    datetime: instant,
    image: mediaUrl,
    image2: mediaUrl,
    product_filter: productFilter,
    ...meta,
  }),
  project: z.object({ slug, title, description: html, image: mediaUrl, image2: mediaUrl, ...meta }),
  review: z.object({
    description: requiredText(max.review),
    client_name: title,
    designation: text(max.title),
    image: mediaUrl,
  }),
  office: z.object({
    kind: oneOf(officeKinds),
    name: title,
    address: requiredText(max.address),
    city: text(max.name),
    phone: phone(max.phone),
    hours: text(max.title),
    latitude: degrees(90).nullable(),
    longitude: degrees(180).nullable(),
  }),
  page: z.object({
    title,
    description: text(max.pageDescription),
    image: mediaUrl,
    blocks: z.array(pageBlock).max(100),
    ...meta,
  }),
  planner_system: StoredSystem.extend({
    ...described,
    opens: opens.min(1, 'needs at least one way of opening'),
    colours: colours.min(1, 'needs at least one colour').max(max.list),
    limits: limits.max(max.list),
    glass_thickness: glass_thickness
      .refine(({ min, max, product }) => product !== '' || (min !== null && max !== null), {
        error: 'needs the thinnest and the thickest glass, or a product that states them',
      })
      .refine(({ min, max }) => min === null || max === null || min <= max, {
        error: 'goes from the thinnest to the thickest glass',
      }),
  }),
  planner_glazing: Glazing.extend({
    ...described,
    layers: Glazing.shape.layers.min(1, 'needs at least one pane').max(9),
  }),
  planner_colour: Colour.extend(part),
} as const

export type ContentTable = keyof typeof contentFields

/** The field values of a record, as its schema produces them. */
export type Values<T extends ContentTable = ContentTable> = z.output<(typeof contentFields)[T]>

export type FieldName<T extends ContentTable = ContentTable> = T extends ContentTable ? keyof Values<T> & string : never

function degrees(limit: number) {
  const message = `must lie between -${limit} and ${limit} degrees`
  return z.number('must be a number').min(-limit, message).max(limit, message)
}

/** Gives new blocks an id that no other block has. */
function numberNewBlocks<B extends { id: number | null }>(blocks: B[]) {
  let last = Math.max(0, ...blocks.map((block) => block.id ?? 0))
  return blocks.map((block) => ({ ...block, id: block.id ?? ++last }))
}

/** A form sends empty fields for an object that was not filled in. */
function emptyToNull<V extends object>(values: V | null) {
  return values && Object.values(values).some(({ length }) => length > 0) ? values : null
}

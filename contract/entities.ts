import { z } from 'zod'
import { Brand, SiteBrand } from './brand/brand.ts'
import { officeKinds } from './office-kinds.ts'
import { optionalPages } from './pages/optional-pages.ts'
import { aboutSections, homeSections, menuEntries } from './pages/page-sections.ts'
import { Design } from './plans/design.ts'
import { AttributeRow, ProductAttributes } from './products/attributes.ts'
import { facetNames } from './products/filter-names.ts'
import { searchGroups } from './search-groups.ts'
import { subItemTypes } from './sub-item-types.ts'

// Each entity is a Zod schema and the type of the same name. Import it as a type where only the shape is needed:
// Zod then stays out of the browser's bundle.

const text = z.string()

/** HTML that was sanitised when it was written, so it is safe to render. */
export type Html = string
/** URL of an image, video or document: a path on this site, or an absolute URL on another server. */
export type MediaUrl = string
/** ISO 8601 with time zone. */
export type Instant = string

const html = text.meta({ description: 'Sanitised HTML' })
const mediaUrl = text.meta({ description: 'A path on this site or an absolute URL; empty if there is none' })
const instant = text.meta({ format: 'date-time' })

export const Meta = z.object({ meta_title: text, meta_description: text, meta_keywords: text })

export const Category = z.object({ id: z.int(), slug: text, title: html, image: mediaUrl })

export const SubItem = z.object({ type: z.enum(subItemTypes), slug: text, image: mediaUrl, title: html })

export const Benefit = z.object({ title: text, text, icon: text })
export const Explanation = z.object({ title: text, text: html, benefits: z.array(Benefit) })

export const SubCategoryPage = z.object({
  ...Meta.shape,
  slug: text,
  page_title: text,
  page_description: html,
  page_banner: mediaUrl,
  data: z.array(SubItem),
  explanation: Explanation.nullable(),
})

export const SearchResult = z.object({ title: html, hyperlink: text })
/** Results of one kind, the best first; `more` is where all of them are, if that is a page. */
export const SearchGroup = z.object({
  kind: z.enum(searchGroups),
  label: text,
  results: z.array(z.object({ ...SearchResult.shape, image: mediaUrl })),
  more: text,
})

export const PaginationData = z.object({ total_pages: z.int(), page: z.int(), page_size: z.int(), total: z.int() })

export const BlogSummary = z.object({ slug: text, title: text, description: html, datetime: instant, image: mediaUrl })
export const Blog = z.object({
  slug: text,
  title: text,
  description: html,
  status: text,
  category: text,
  datetime: instant,
  /** Only if the text changed after it was published. */
  modified_at: instant.optional(),
  image2: mediaUrl,
  /** Query of the products that the article is a guide to. */
  product_filter: text.optional(),
})

export const ProjectSummary = z.object({ slug: text, title: text, image: mediaUrl })
export const Project = z.object({ slug: text, title: text, description: html, image2: mediaUrl })

export const Review = z.object({ description: text, client_name: text, designation: text, image: mediaUrl })

export const ProductSummary = z.object({ slug: text, title: html, image: mediaUrl })
export const SpecificationRow = z.object({
  title: text,
  value: text,
  /** Where a number comes from; without it, the company's `figures_source` applies. */
  source: text.optional(),
})
export const DescriptionBlock = z.object({
  id: z.int(),
  title: text,
  description: z.union([text, z.array(text)]),
  specification: z.array(SpecificationRow),
})
export const Product = z.object({
  slug: text,
  title: html,
  image: mediaUrl,
  image2: mediaUrl,
  image3: mediaUrl,
  image4: mediaUrl,
  description: html,
  description_data: z.array(DescriptionBlock),
  page_banner: z.array(mediaUrl),
  page_bottom_title: html,
  page_bottom_image: mediaUrl,
  /** Where the planner starts from; null if it cannot draw the product. */
  plan_design: Design.nullable().optional(),
  /** For filters, comparisons and data sheets. */
  attributes: ProductAttributes.optional(),
  /** The attributes in words, with the sources of numbers. */
  attribute_rows: z.array(AttributeRow).optional(),
})
/** A product that a filter found. */
export const FoundProduct = z.object({
  ...ProductSummary.shape,
  /** What it is made of and how it opens, in a few words. */
  summary: text,
})
/** A choice of a filter, and how many products have it and match the other facets. */
export const FacetValue = z.object({ value: text, label: text, count: z.int(), is_selected: z.boolean() })
export const Facet = z.object({ name: z.enum(facetNames), label: text, values: z.array(FacetValue) })
/** A filter near one that finds nothing: what it leaves out, its canonical query, and how many products it finds. */
export const NearestFilter = z.object({ without: text, query: text, total: z.int() })
/** A product that the finder recommends: what speaks for it, and what it does not do of what was asked. */
export const Recommendation = z.object({
  ...FoundProduct.shape,
  reasons: z.array(text),
  drawbacks: z.array(text),
  /** Whether the planner can start from it. */
  plan: z.boolean(),
})
/** Every product has a data sheet; a drawing only what the planner can draw. */
export const DataSheetLink = z.object({ slug: text, title: html, has_drawing: z.boolean() })
export const AccessoryCategoryLink = z.object({ slug: text, image: mediaUrl, title: text })

export const Accessory = z.object({ id: z.int(), title: text, image: mediaUrl, description: html })
export const AccessoryCategory = z.object({
  id: z.int(),
  slug: text,
  title: text,
  icon_image: mediaUrl,
  has_sub_categories: z.boolean(),
  sub_categories: z.array(z.object({ sub_category: text, data: z.array(Accessory) })),
})

export const Office = z.object({
  id: z.int(),
  kind: z.enum(officeKinds),
  name: text,
  address: text,
  city: text,
  phone: text,
  hours: text,
  /** Without coordinates an office is not on the map. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

export const Counter = z.object({ target: z.int(), suffix: text, label: text })

export const PageLink = z.object({ label: text, url: text })
export const FooterColumn = z.object({ title: text, links: z.array(PageLink) })

/** A section that has no text of its own has its heading here. */
export const HomeSection = z.object({ name: z.enum(homeSections), is_hidden: z.boolean(), heading: text })
export const AboutSection = z.object({ name: z.enum(aboutSections), is_hidden: z.boolean() })
export const MenuEntry = z.object({ name: z.enum(menuEntries), is_hidden: z.boolean() })

/** What staff can edit about the company. A missing value is an empty text, and the site leaves out what needs it. */
export const Settings = z.object({
  company_name: text,
  /** For the logo and titles; if it is empty, the company's name. */
  short_name: text,
  tagline: text,
  /** Sentences, such as where a visit is free of charge and when the company calls back. */
  visit_promise: text,
  response_promise: text,
  founding_year: text,
  /** In the reply of app-setting the current year, if staff entered none. */
  copyright_year: text,
  phone: text,
  whatsapp: text,
  email: text,
  website: text,
  linkedin: text,
  instagram: text,
  facebook: text,
  developer: text,
  brochure: text,
  video: mediaUrl,
  video_webm: mediaUrl,
  video_poster: mediaUrl,
  counters: z.array(Counter),
  /** What an enquiry can be about, the default first; "other" always follows. */
  services: z.array(text),
  /** Below the sentence of the home page. In the reply of app-setting without links that lead nowhere. */
  hero_buttons: z.array(PageLink),
  /** Each name once, in the order of the page. */
  home_sections: z.array(HomeSection),
  about_sections: z.array(AboutSection),
  menu: z.array(MenuEntry),
  /** What the company does not have; the site has neither the pages nor links to them. */
  disabled_pages: z.array(z.enum(optionalPages)),
  /** The product columns of the footer. In the reply of app-setting without links that lead nowhere. */
  footer_columns: z.array(FooterColumn),
  /** The planner's promises. A sentence below "Ask for a price". */
  plan_price: text,
  /** When a price is fixed; follows "Price" and "Fixed". */
  plan_price_note: text,
  /** What happens after a plan is sent; a step in each line. */
  plan_steps: text,
  /** Who checks a plan. The first sentence is emphasised. */
  plan_check: text,
  /** What the schedule says about checks; an item in each line, the most important first. */
  plan_checks: text,
  /** How to reach the company instead of drawing, with `[phone]` and `[whatsapp]`. */
  plan_help: text,
  /** A sentence below figures of products that name no source of their own. Empty: not known. */
  figures_source: text,
  /** Changes with the privacy policy; an enquiry stores the one its sender saw. */
  privacy_version: text,
  /** Null is the demonstration's look, with its arch. */
  brand: Brand.nullable(),
  ...Meta.shape,
})

export const AppSetting = z.object({
  ...Settings.shape,
  brand: SiteBrand.nullable(),
  offices: z.array(Office),
})

/** A sub-entry of About Us in the menu. */
export const AboutAnchor = z.object({ id: text, label: text })

/** One named block of a page that staff edit: the chairman's message, a list of benefits, a legal text. */
export const PageBlock = z.object({
  name: text,
  title: text,
  text: html,
  image: mediaUrl,
  person: text,
  post: text,
  items: z.array(z.object({ title: text, text, icon: text })),
})
export const Banner = z.object({ title: html, description: text, image: mediaUrl, blocks: z.array(PageBlock) })

/** What the browser needs to reserve an image's space before its bytes arrive. */
export const PictureFacts = z.object({
  width: z.number(),
  height: z.number(),
  alt: text,
  /** Focal point, from 0 to 1. */
  focus: z.tuple([z.number(), z.number()]),
  /** Mean colour; empty if it is not known. */
  tone: text,
})

export type Meta = z.infer<typeof Meta>
export type Category = z.infer<typeof Category>
export type SubItem = z.infer<typeof SubItem>
export type Benefit = z.infer<typeof Benefit>
export type Explanation = z.infer<typeof Explanation>
export type SubCategoryPage = z.infer<typeof SubCategoryPage>
export type SearchResult = z.infer<typeof SearchResult>
export type SearchGroup = z.infer<typeof SearchGroup>
export type PaginationData = z.infer<typeof PaginationData>
export type BlogSummary = z.infer<typeof BlogSummary>
export type Blog = z.infer<typeof Blog>
export type ProjectSummary = z.infer<typeof ProjectSummary>
export type Project = z.infer<typeof Project>
export type Review = z.infer<typeof Review>
export type ProductSummary = z.infer<typeof ProductSummary>
export type SpecificationRow = z.infer<typeof SpecificationRow>
export type DescriptionBlock = z.infer<typeof DescriptionBlock>
export type Product = z.infer<typeof Product>
export type FoundProduct = z.infer<typeof FoundProduct>
export type FacetValue = z.infer<typeof FacetValue>
export type Facet = z.infer<typeof Facet>
export type NearestFilter = z.infer<typeof NearestFilter>
export type Recommendation = z.infer<typeof Recommendation>
export type DataSheetLink = z.infer<typeof DataSheetLink>
export type AccessoryCategoryLink = z.infer<typeof AccessoryCategoryLink>
export type Accessory = z.infer<typeof Accessory>
export type AccessoryCategory = z.infer<typeof AccessoryCategory>
export type Office = z.infer<typeof Office>
export type Counter = z.infer<typeof Counter>
export type PageLink = z.infer<typeof PageLink>
export type FooterColumn = z.infer<typeof FooterColumn>
export type HomeSection = z.infer<typeof HomeSection>
export type AboutSection = z.infer<typeof AboutSection>
export type MenuEntry = z.infer<typeof MenuEntry>
export type Settings = z.infer<typeof Settings>
export type AppSetting = z.infer<typeof AppSetting>
export type AboutAnchor = z.infer<typeof AboutAnchor>
export type PageBlock = z.infer<typeof PageBlock>
export type Banner = z.infer<typeof Banner>
export type PictureFacts = z.infer<typeof PictureFacts>

import type {
  Benefit,
  DescriptionBlock,
  Explanation,
  Html,
  Meta,
  Office,
  PageBlock,
  Settings,
} from '@house/contract/entities'
import type { Fill, Opening, Shape, Swing } from '@house/contract/plans/design-options'
import type { ProductAttributes } from '@house/contract/products/attributes'
import type { SubItemType } from '@house/contract/sub-item-types'

/** Name of a file in content/media without its extension; listed with its alt text in content/media.ts. */
export type PictureName = string

export type CategorySeed = {
  slug: string
  title: Html
  image: PictureName
  page_title: string
  page_description: Html
  page_banner: PictureName
  meta: Meta
  explanation: Explanation | null
  items: SubItemSeed[]
}

export type SubItemSeed = {
  type: SubItemType
  slug: string
  title: Html
  image: PictureName
  meta: Meta
}

export type ProductSeed = {
  /** Slug of the sub-item whose list shows it. */
  sub_item: string
  slug: string
  title: string
  /** The main picture first, then up to three more. */
  pictures: [PictureName, ...PictureName[]]
  /** One or two paragraphs. */
  description: Html
  blocks: Omit<DescriptionBlock, 'id'>[]
  keywords: string[]
  meta: Meta
  banners: PictureName[]
  bottom: { title: Html; image: PictureName }
  /** Slugs of the accessory categories that fit. */
  accessories: string[]
  elevation: Elevation
}

/** Attributes by the slug of their product. */
export type AttributesSeed = Record<string, ProductAttributes>

/** How a product is drawn in elevation, seen from inside, as fenestration drawings do. Sizes in millimetres. */
export type Elevation = {
  width: number
  height: number
  shape: Shape
  finish: 'white' | 'oak' | 'anthracite' | 'black' | 'bronze' | 'glass'
  rows: { height: number; cells: ElevationCell[] }[]
}

export type ElevationCell = {
  /** Share of the row's width. */
  width: number
  opens: Opening
  /** If it differs from the rest of the product. */
  swing?: Swing
  fill: Fill
  /** Glazing bars inside the cell: columns × rows. */
  bars?: [columns: number, rows: number]
}

export type AccessoryCategorySeed = {
  slug: string
  title: string
  icon: PictureName
  image: PictureName
  items?: AccessorySeed[]
  sub_categories?: { title: string; items: AccessorySeed[] }[]
}
export type AccessorySeed = { title: string; image: PictureName; description: Html }

export type BlogSeed = {
  slug: string
  title: string
  category: string
  /** ISO date and time with +05:30. */
  datetime: string
  image: PictureName
  /** The whole article as HTML: p, h2, h3, ul, ol, li, strong, em, table, blockquote, a. */
  description: Html
  /** Of a guide: the query of its products. */
  product_filter?: string
  meta: Meta
}

export type ProjectSeed = { slug: string; title: string; image: PictureName; description: Html; meta: Meta }

export type ReviewSeed = { client_name: string; designation: string; description: string }

export type OfficeSeed = Omit<Office, 'id'>

export type PageSeed = {
  /** The value of the banner call's `title`. */
  key: string
  title: Html
  description: string
  image: PictureName
  meta: Meta
  blocks: (Partial<PageBlock> & { name: string })[]
}

export type SettingsSeed = Settings

/** Words of a visitor and the words of the catalogue they stand for. */
export type SynonymSeed = { word: string; means: string[] }

export type PictureSeed = { name: PictureName; file: string; alt: string; focus: [x: number, y: number] }

export type { Benefit, Meta }

import { z } from 'zod'
import {
  AboutAnchor,
  Accessory,
  AccessoryCategory,
  AccessoryCategoryLink,
  AppSetting,
  Banner,
  Blog,
  BlogSummary,
  Category,
  DataSheetLink,
  Facet,
  FoundProduct,
  Meta,
  NearestFilter,
  PaginationData,
  Product,
  ProductSummary,
  Project,
  ProjectSummary,
  Recommendation,
  Review,
  SearchGroup,
  SearchResult,
  SubCategoryPage,
} from './entities.ts'
import { PublicEstimate } from './estimates/estimate.ts'
import { PublishedPriceBook } from './estimates/price-book.ts'
import { estimateModes } from './estimates/price-book-options.ts'
import { PlannerParts } from './plans/planner-parts.ts'
import { PlanDetails, PlanFigures, SavedPlan } from './plans/replies.ts'
import { CustomerQuotation } from './quotations/customer.ts'

/** Where a product list is in the catalogue, for its heading and breadcrumb. */
const ProductListContext = z.object({
  slug: z.string(),
  page_title: z.string(),
  category_slug: z.string(),
  category_title: z.string(),
})

/** What each public call replies on success, besides `success`, `message` and `media`. */
export const replySchemas = {
  category: z.object({ data: z.array(Category) }),
  search: z.object({
    search_results: z.array(SearchResult),
    /** The same products with pictures, and what else matches. */
    groups: z.array(SearchGroup).optional(),
    /** Other words that find something, if these find nothing. */
    suggestions: z.array(z.string()).optional(),
  }),
  contactUs: z.object({}),
  blogList: page(BlogSummary),
  appSetting: z.object({ data: AppSetting, about_anchors: z.array(AboutAnchor), form_token: z.string().optional() }),
  guides: z.object({ data: z.array(BlogSummary) }),
  ourProjects: z.object({ data: z.array(ProjectSummary) }),
  reviewList: z.object({ data: z.array(Review) }),
  banner: z.object({ data: Banner, ...Meta.shape }),
  subCategory: SubCategoryPage,
  blogDetail: z.object({
    data: Blog,
    /** Of a guide: the first products of its filter, and how many there are. */
    products: z.array(FoundProduct).optional(),
    products_total: z.int().optional(),
    ...Meta.shape,
  }),
  product: z.object({ ...page(ProductSummary).shape, ...ProductListContext.shape, ...Meta.shape }),
  products: z.object({
    ...page(FoundProduct).shape,
    facets: z.array(Facet),
    /** Only if nothing was found. */
    nearest: z.array(NearestFilter),
  }),
  recommendations: z.object({
    data: z.array(Recommendation),
    /** How many products match all answers. */
    total: z.int(),
  }),
  productDetails: z.object({
    data: Product,
    accessory_category_data: z.array(AccessoryCategoryLink),
    sub_item: ProductListContext,
    ...Meta.shape,
  }),
  dataSheets: z.object({ ...page(DataSheetLink).shape, ...ProductListContext.shape }),
  accessoryCategory: z.object({ data: z.array(AccessoryCategory) }),
  accessory: z.object({ ...page(Accessory).shape, has_sub_categories: z.boolean() }),
  projectDetails: z.object({ data: Project, ...Meta.shape }),
  plannerCatalogue: z.object({
    data: PlannerParts,
    plan_code_prefix: z.string(),
    /** The book is there if visitors may see ranges: the browser previews them with it. */
    estimates: z.object({ mode: z.enum(estimateModes), price_book: PublishedPriceBook.nullable() }),
  }),
  planFigures: z.object({ data: z.array(PlanFigures) }),
  planEstimate: z.object({ data: PublicEstimate }),
  plan: z.object({ data: SavedPlan }),
  planDetails: z.object({ data: PlanDetails }),
  quotationDetails: z.object({ data: CustomerQuotation }),
  quotationOpened: z.object({}),
  quotationAnswer: z.object({}),
  quotationQuestion: z.object({}),
} as const

export type Replies = { [N in keyof typeof replySchemas]: z.infer<(typeof replySchemas)[N]> }
export type ProductListContext = z.infer<typeof ProductListContext>

function page<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), pagination_data: PaginationData })
}

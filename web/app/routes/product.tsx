import type { Client } from '@house/contract/client'
import type { ProductListContext, ProductPage } from '@house/contract/endpoints'
import { hasPage } from '@house/contract/pages/optional-pages'
import { urls } from '@house/contract/urls'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, settle } from '../api/deferred.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { Deferred } from '../components/deferred.tsx'
import { SectionBoundary, SectionFallback, Sections } from '../components/section-boundary.tsx'
import { serviceOf } from '../enquiry/services.ts'
import { FallbackTitle, Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import { NotFound } from '../sections/not-found/lazy-not-found.tsx'
import { AtAGlance } from '../sections/product/at-a-glance.tsx'
import { Closing } from '../sections/product/closing.tsx'
import { DescriptionAccordion } from '../sections/product/description-accordion.tsx'
import { Facts } from '../sections/product/facts.tsx'
import { FittingAccessories } from '../sections/product/fitting-accessories.tsx'
import { BannerCarousel } from '../sections/product/gallery/banner-carousel.tsx'
import { Gallery } from '../sections/product/gallery/gallery.tsx'
import { KeyFigures } from '../sections/product/key-figures.tsx'
import { ProductHero } from '../sections/product/product-hero.tsx'
import { ProductSkeleton } from '../sections/product/product-skeleton.tsx'
import { StickySubnav } from '../sections/product/sticky-subnav.tsx'
import { useCompany } from '../site-data/site-data.ts'
import { productSchema } from '../structured-data/product.ts'
import { textOf } from '../ui/html.tsx'
import type { Route } from './+types/product'

export function loader({ context, params }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client, params.slug), 'product')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({ ...read(browserApi(), params.slug), notFound: null }))
}

function read(api: Client, slug: string) {
  return { product: settle(api.productDetails({ slug })) }
}

export default function ProductScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <Deferred
      key={params.slug}
      data={loaderData.product}
      notFound={<NotFound content={loaderData.notFound ?? undefined} />}
      fallback={
        <>
          <FallbackTitle title="" />
          <ProductSkeleton />
        </>
      }
    >
      {(page) => <ProductParts {...page} slug={page.data.slug ?? params.slug} />}
    </Deferred>
  )
}

const parts = { glance: 'at-a-glance', details: 'details', accessories: 'accessories' }

function ProductParts({ slug, data, accessory_category_data, sub_item, ...meta }: ProductPage & { slug: string }) {
  const title = textOf(data.title)
  const company = useCompany()
  const service = serviceOf(company.services, sub_item && textOf(sub_item.category_title))
  const blocks = data.description_data ?? []
  const accessories = accessory_category_data ?? []
  const pictures = [data.image, data.image2, data.image3, data.image4].filter(Boolean)
  return (
    <article>
      <Head
        meta={meta}
        text={data.description}
        canonical={urls.product(slug)}
        image={data.image}
        type="product"
        name={data.title}
        breadcrumbs={breadcrumbsOf(sub_item)}
        schemas={[productSchema(data, sub_item)]}
      />
      <ProductHero
        breadcrumb={<Breadcrumb breadcrumbs={breadcrumbsOf(sub_item)} current={data.title} />}
        gallery={<Gallery title={title} pictures={pictures} />}
        facts={
          <Facts
            {...data}
            list={sub_item?.page_title}
            service={service}
            plannerUrl={data.plan_design && hasPage(company, urls.planner) ? urls.planProduct(slug) : undefined}
          />
        }
        figures={<KeyFigures blocks={blocks} />}
      />
      <SectionBoundary>
        <StickySubnav
          title={data.title}
          service={service}
          parts={[
            { id: parts.glance, label: 'At a glance' },
            ...(blocks.length > 0 ? [{ id: parts.details, label: 'Details' }] : []),
            ...(accessories.length > 0 ? [{ id: parts.accessories, label: 'Accessories' }] : []),
          ]}
        />
      </SectionBoundary>
      <SectionBoundary>
        <AtAGlance
          id={parts.glance}
          slug={slug}
          rows={data.attribute_rows ?? []}
          hasDrawing={Boolean(data.plan_design)}
        />
      </SectionBoundary>
      <SectionBoundary fallback={<SectionFallback />}>
        <DescriptionAccordion id={parts.details} blocks={blocks} />
      </SectionBoundary>
      <Sections>
        <FittingAccessories id={parts.accessories} categories={accessories} />
        <BannerCarousel title={title} images={unseenFirst(data.page_banner ?? [], pictures)} />
        <Closing text={data.page_bottom_title ?? ''} image={data.page_bottom_image ?? ''} service={service} />
      </Sections>
    </article>
  )
}

/** The carousel begins with what the gallery has not shown yet. */
function unseenFirst(images: string[], shown: string[]) {
  return images.toSorted((one, other) => Number(shown.includes(one)) - Number(shown.includes(other)))
}

/** Other API servers may omit the product's list. */
function breadcrumbsOf(list: ProductListContext | undefined) {
  if (!list) return []
  return [
    { label: list.category_title, to: urls.category(list.category_slug) },
    { label: list.page_title, to: urls.productList(list.category_slug, list.slug) },
  ]
}

import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { apiContext, browserApi } from '../api/api-client.ts'
import { awaitAll, settle } from '../api/deferred.ts'
import { Deferred } from '../components/deferred.tsx'
import { SectionBoundary } from '../components/section-boundary.tsx'
import { FallbackTitle, Head } from '../head/head.tsx'
import { withBackForwardCache } from '../navigation/back-forward-cache.ts'
import { Article } from '../sections/blog/article.tsx'
import { ArticleSkeleton } from '../sections/blog/article-head.tsx'
import { GuideProducts } from '../sections/blog/guide-products.tsx'
import { relatedTo } from '../sections/blog/related-articles.ts'
import { RelatedArticles, RelatedArticlesSkeleton } from '../sections/blog/related-articles-section.tsx'
import { NotFound } from '../sections/not-found/lazy-not-found.tsx'
import { articleSchema } from '../structured-data/article.ts'
import type { Route } from './+types/blog'

export function loader({ context, params }: Route.LoaderArgs) {
  const client = context.get(apiContext)
  return awaitAll(client, read(client, params.slug), 'blog')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return withBackForwardCache(request, () => ({ ...read(browserApi(), params.slug), notFound: null }))
}

function read(api: Client, slug: string) {
  const recent = settle(api.blogList({ blog_page: 1 }))
  return { blog: settle(api.blogDetail({ slug })), further: recent.then((list) => relatedTo(slug, list)) }
}

export default function BlogScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <Deferred
      key={params.slug}
      data={loaderData.blog}
      notFound={<NotFound content={loaderData.notFound ?? undefined} />}
      fallback={
        <>
          <FallbackTitle title="Blogs" />
          <ArticleSkeleton />
        </>
      }
    >
      {({ data, products, products_total = 0, meta_title, meta_description, meta_keywords }) => (
        <>
          <Head
            type="article"
            meta={{ meta_title, meta_description, meta_keywords }}
            text={data.description}
            canonical={urls.blog(data.slug ?? params.slug)}
            name={data.title}
            breadcrumbs={[{ label: 'Blogs', to: urls.blogs }]}
            schemas={[articleSchema(data)]}
            image={data.image2}
          />
          <Article {...data} />
          {products && (
            <SectionBoundary>
              <GuideProducts products={products} total={products_total} query={data.product_filter ?? ''} />
            </SectionBoundary>
          )}
          <SectionBoundary>
            <Deferred data={loaderData.further} fallback={<RelatedArticlesSkeleton />}>
              {(further) => <RelatedArticles articles={further.data} />}
            </Deferred>
          </SectionBoundary>
        </>
      )}
    </Deferred>
  )
}

import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { Arrives } from '../components/arrives.tsx'
import { Head, TitleMeanwhile } from '../components/head.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, settle } from '../data/arriving.ts'
import { furtherTo } from '../data/further-articles.ts'
import { revisit } from '../data/revisit.ts'
import { Article } from '../sections/blog/article.tsx'
import { ArticleSkeleton } from '../sections/blog/article-head.tsx'
import { FurtherArticles, FurtherArticlesSkeleton } from '../sections/blog/further-articles.tsx'
import { NotFound } from '../sections/not-found-on-demand.tsx'
import { articleOf } from '../structured-data/article.ts'
import type { Route } from './+types/blog'

export function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client, params.slug), 'blog')
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return revisit(request, () => ({ ...read(browserApi(), params.slug), notFound: null }))
}

function read(api: Client, slug: string) {
  const recent = settle(api.blogList({ blog_page: 1 }))
  return { blog: settle(api.blogDetail({ slug })), further: recent.then((list) => furtherTo(slug, list)) }
}

export default function BlogScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <Arrives
      key={params.slug}
      data={loaderData.blog}
      unknown={<NotFound words={loaderData.notFound ?? undefined} />}
      meanwhile={
        <>
          <TitleMeanwhile title="Blogs" />
          <ArticleSkeleton />
        </>
      }
    >
      {({ data, meta_title, meta_description, meta_keywords }) => (
        <>
          <Head
            type="article"
            meta={{ meta_title, meta_description, meta_keywords }}
            text={data.description}
            canonical={urls.blog(data.slug ?? params.slug)}
            name={data.title}
            places={[{ label: 'Blogs', to: urls.blogs }]}
            describes={[articleOf(data)]}
            image={data.image2}
          />
          <Article {...data} />
          <Arrives data={loaderData.further} meanwhile={<FurtherArticlesSkeleton />}>
            {(further) => <FurtherArticles articles={further.data} />}
          </Arrives>
        </>
      )}
    </Arrives>
  )
}

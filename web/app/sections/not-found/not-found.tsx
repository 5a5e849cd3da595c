import type { Banner, Meta } from '@house/contract/entities'
import { hasContent } from '@house/contract/pages/page-block'
import { urls } from '@house/contract/urls'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api/api-client.ts'
import { type Read, settle } from '../../api/deferred.ts'
import { Head } from '../../head/head.tsx'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { useCategories } from '../../site-data/site-data.ts'
import { Arrow, ButtonLink } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { MediaMetadata, Picture } from '../../ui/picture.tsx'

/** Shown until the content has loaded, and permanently where it fails to. */
const defaultContent: { data: Banner } & Meta = {
  data: {
    title: 'This window opens onto <em>nothing</em>',
    description: 'The page you asked for has moved, or never was. The way back is one step.',
    image: '',
    blocks: [],
  },
  meta_title: 'Page not found',
  meta_description: 'There is nothing at this address.',
  meta_keywords: '',
}

/** For unknown URLs and slugs. On the server `content` comes with the page; in the browser it is loaded here. */
export function NotFound({ content }: { content?: Read<'banner'> | undefined }) {
  const reply = useContent(content)
  const { data, meta_title, meta_description, meta_keywords } = reply ?? defaultContent
  return (
    <MediaMetadata value={reply?.media}>
      <Head meta={{ meta_title, meta_description, meta_keywords }} canonical="/not-found" isHidden />
      <NotFoundBanner {...data} isLoaded={reply !== null} />
      <Range content={data} isLoaded={reply !== null} />
    </MediaMetadata>
  )
}

/** Space is reserved for the pictures until it is known that there are none. */
function NotFoundBanner({ title, description, image, isLoaded }: Banner & { isLoaded: boolean }) {
  const hasPicture = image !== '' || !isLoaded
  return (
    <section className="bg-stone pt-18">
      <div className={`grid ${hasPicture ? 'lg:min-h-[38rem] lg:grid-cols-2' : ''}`}>
        <div className="flex flex-col justify-center px-gutter py-14 lg:py-20 lg:pl-[max(var(--spacing-gutter),calc((100vw-1320px)/2))]">
          <p className="eyebrow">404</p>
          <Html as="h1" html={title} className="max-w-[14ch]" />
          <p className="lead mt-6">{description}</p>
          <p className="mt-9">
            <ButtonLink to={urls.home}>Back to Home</ButtonLink>
          </p>
        </div>
        {hasPicture && (
          <div className="relative aspect-[3/2] bg-skeleton lg:aspect-auto">
            {image && (
              <Picture src={image} sizes="(min-width: 1024px) 90vw, 100vw" isMain className="absolute! inset-0" />
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** Our range: text, links to every category, and a picture. */
function Range({ content, isLoaded }: { content: Banner; isLoaded: boolean }) {
  const block = useCmsBlock(content, 'range')
  const { title, text, image } = block
  const categories = useCategories() ?? []
  if (isLoaded && categories.length === 0 && !hasContent(block)) return null
  const hasPicture = image !== '' || !isLoaded
  return (
    <section
      className={`wrap section ${hasPicture ? 'grid gap-12 lg:grid-cols-[4fr_7fr] lg:items-center lg:gap-24' : ''}`}
    >
      {hasPicture && (
        <div className="relative aspect-[3/2] bg-skeleton max-lg:order-last lg:aspect-[4/5]">
          {image && <Picture src={image} sizes="(min-width: 1024px) 60vw, 100vw" className="absolute! inset-0" />}
        </div>
      )}
      <div>
        <h2 className="max-w-[18ch]">{title || 'Our range'}</h2>
        {text && <Html html={text} className="prose mt-6" />}
        <ul className="mt-10 grid gap-3 sm:grid-cols-2">
          {categories.map(({ id, slug, title: name }) => (
            <li key={id}>
              <Link
                to={urls.category(slug)}
                className="flex min-h-14 items-center justify-between gap-4 rounded-tile border border-hairline bg-raised px-5 font-medium transition-colors hover:border-ink"
              >
                <Html as="span" html={name} />
                <Arrow />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function useContent(initial: Read<'banner'> | undefined) {
  const [loaded, setLoaded] = useState<Read<'banner'>>(null)
  useEffect(() => {
    if (!initial) settle(browserApi().banner({ title: 'Not Found' })).then(setLoaded)
  }, [initial])
  const reply = initial ?? loaded
  return reply?.success === '1' ? reply : null
}

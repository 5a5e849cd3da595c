import type { AppSetting, Html, Meta } from '@house/contract/entities'
import { filledMeta } from '@house/contract/pages/meta-tags'
import { ogImagePath, ogImageSize } from '@house/contract/pages/og-image'
import { shortNameOf } from '@house/contract/short-name'
import { useContext } from 'react'
import { pageMeta, withPage } from '../pagination/pagination-links.ts'
import { useCompany, useRoot } from '../site-data/site-data.ts'
import { type BreadcrumbItem, breadcrumbSchema } from '../structured-data/lists.ts'
import type { SchemaBuilder } from '../structured-data/schema-context.ts'
import { MediaMetadata } from '../ui/picture.tsx'
import { JsonLd } from './json-ld.tsx'
import { type PageInfo, PageInfoContext } from './page-info.ts'

export type HeadProps = {
  meta: Meta
  /** The canonical path: the specification's form, in the stored case. */
  canonical: string
  /** The page number of a list. */
  page?: number
  /** URL of the picture in the Open Graph image. */
  image?: string
  /** Text of the screen, for a description where none is stored. */
  text?: Html
  type?: 'website' | 'article' | 'product'
  isHidden?: boolean
  /** Search engines follow its links, but do not list it. */
  isUnlisted?: boolean
  /** This screen's own breadcrumb; home has none. */
  name?: string
  /** The breadcrumbs between home and this screen. */
  breadcrumbs?: BreadcrumbItem[]
  schemas?: SchemaBuilder[]
}

/** Everything in the document's `<head>` that depends on the page. */
export function Head({
  canonical,
  page = 1,
  image = '',
  text = '',
  type = 'website',
  isHidden = false,
  isUnlisted = false,
  ...rest
}: HeadProps) {
  const company = useCompany()
  const { origin } = useRoot()
  const meta = filledMeta(rest.meta, rest.name || company.meta_title, text || company.meta_description)
  const { meta_title, meta_description, meta_keywords } = pageMeta(page, meta)
  const url = origin + withPage(canonical, page)
  // Later pages and filters share the image of the first page.
  const hasOgImage = !isHidden && page === 1 && !canonical.includes('?')
  usePageInfo({
    title: titleOf(meta_title, company),
    ...(!isHidden && { canonicalUrl: url }),
    ...(hasOgImage && isOwnPath(image) && { ogImage: { title: meta_title, picture: image, ...namesOf(company) } }),
  })
  return (
    <>
      <title>{titleOf(meta_title, company)}</title>
      <meta name="description" content={meta_description} />
      <meta name="keywords" content={meta_keywords} />
      {isUnlisted && <meta name="robots" content="noindex, follow" />}
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:title" content={meta_title} />
      <meta property="og:description" content={meta_description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={company.company_name} />
      <meta property="og:locale" content="en_IN" />
      {hasOgImage && <OgImageTags title={meta_title} page={canonical} picture={image} />}
      {!isHidden && <PageSchemas url={url} description={meta_description} {...rest} />}
    </>
  )
}

/** Reports to the server during rendering; does nothing in the browser. */
function usePageInfo(info: PageInfo) {
  const page = useContext(PageInfoContext)
  if (page) Object.assign(page, info)
}

function isOwnPath(picture: string) {
  return picture === '' || picture.startsWith('/')
}

type OgImageTagsProps = { title: string; page: string; picture: string }

/** The server draws the image from the title and the page's picture; a picture on another server is linked as it is. */
function OgImageTags({ title, page, picture }: OgImageTagsProps) {
  const names = namesOf(useCompany())
  const { origin } = useRoot()
  const facts = useContext(MediaMetadata)?.[picture]
  const isOurs = isOwnPath(picture)
  return (
    <>
      {picture && <link rel="image_src" href={picture} />}
      <meta property="og:image" content={isOurs ? origin + ogImagePath(page, { title, picture, ...names }) : picture} />
      {isOurs && <meta property="og:image:type" content="image/jpeg" />}
      {isOurs && <meta property="og:image:width" content={String(ogImageSize.width)} />}
      {isOurs && <meta property="og:image:height" content={String(ogImageSize.height)} />}
      <meta property="og:image:alt" content={[title, facts?.alt].filter(Boolean).join('. ')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

type PageSchemasProps = { url: string; description: string } & Pick<HeadProps, 'name' | 'breadcrumbs' | 'schemas'>

function PageSchemas({ url, description, name, breadcrumbs = [], schemas = [] }: PageSchemasProps) {
  const company = useCompany()
  const { origin } = useRoot()
  const context = { company, origin, url, description }
  const breadcrumb = name ? [breadcrumbSchema(breadcrumbs, name, context)] : []
  return <JsonLd schemas={[...breadcrumb, ...schemas.flatMap((describe) => describe(context))]} />
}

/** The title of a screen whose data is still loading. */
export function FallbackTitle({ title }: { title: string }) {
  const company = useCompany()
  return <title>{titleOf(title || company.meta_title, company) || 'Loading'}</title>
}

function titleOf(title: string, company: AppSetting) {
  return [title, shortNameOf(company)].filter(Boolean).join(' | ')
}

function namesOf(company: AppSetting) {
  return { company: company.company_name, shortName: shortNameOf(company), brand: company.brand?.version ?? '' }
}

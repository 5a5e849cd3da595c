import type { Html, Meta } from '@house/contract/entities'
import { filledMeta } from '@house/contract/meta-tags'
import { ogImagePath, ogImageSize } from '@house/contract/og-image'
import { useContext } from 'react'
import { pageMeta, withPage } from '../data/numbered-pages.ts'
import { useCompany, useRoot } from '../data/site.ts'
import type { Description } from '../structured-data/described.ts'
import { breadcrumbOf, type Place } from '../structured-data/lists.ts'
import { MediaFacts } from '../ui/picture.tsx'
import { StructuredData } from './structured-data.tsx'

export type HeadProps = {
  meta: Meta
  /** The address in the specification's form and the stored case. */
  canonical: string
  /** Which page of a list this is. */
  page?: number
  /** Path of the picture for cards in chats and social networks. */
  image?: string
  /** What the screen says, from which its description is made where it has none. */
  text?: Html
  type?: 'website' | 'article' | 'product'
  isHidden?: boolean
  /** What the breadcrumb calls this screen; home has none. */
  name?: string
  /** The places between home and this screen. */
  places?: Place[]
  describes?: Description[]
}

/** Title, description, keywords, canonical link, card and structured data of a screen; React puts them into the document's head. */
export function Head({
  canonical,
  page = 1,
  image = '',
  text = '',
  type = 'website',
  isHidden = false,
  ...rest
}: HeadProps) {
  const company = useCompany()
  const { origin } = useRoot()
  const meta = filledMeta(rest.meta, rest.name || company.meta_title, text || company.meta_description)
  const { meta_title, meta_description, meta_keywords } = pageMeta(page, meta)
  const url = origin + withPage(canonical, page)
  return (
    <>
      <title>{titleOf(meta_title, company.company_name)}</title>
      <meta name="description" content={meta_description} />
      <meta name="keywords" content={meta_keywords} />
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:title" content={meta_title} />
      <meta property="og:description" content={meta_description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={company.company_name} />
      <meta property="og:locale" content="en_IN" />
      {!isHidden && page === 1 && <CardTags title={meta_title} page={canonical} picture={image} />}
      {!isHidden && <Descriptions url={url} description={meta_description} {...rest} />}
    </>
  )
}

type CardTagsProps = { title: string; page: string; picture: string }

/** The card is drawn from the title and the page's own picture; one that another server keeps is shown as it is. */
function CardTags({ title, page, picture }: CardTagsProps) {
  const { company_name: company } = useCompany()
  const { origin } = useRoot()
  const facts = useContext(MediaFacts)?.[picture]
  const isOurs = picture === '' || picture.startsWith('/')
  return (
    <>
      {picture && <link rel="image_src" href={picture} />}
      <meta property="og:image" content={isOurs ? origin + ogImagePath(page, { title, picture, company }) : picture} />
      {isOurs && <meta property="og:image:type" content="image/jpeg" />}
      {isOurs && <meta property="og:image:width" content={String(ogImageSize.width)} />}
      {isOurs && <meta property="og:image:height" content={String(ogImageSize.height)} />}
      <meta property="og:image:alt" content={[title, facts?.alt].filter(Boolean).join('. ')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

type DescriptionsProps = { url: string; description: string } & Pick<HeadProps, 'name' | 'places' | 'describes'>

function Descriptions({ url, description, name, places = [], describes = [] }: DescriptionsProps) {
  const company = useCompany()
  const { origin } = useRoot()
  const surroundings = { company, origin, url, description }
  const breadcrumb = name ? [breadcrumbOf(places, name, surroundings)] : []
  return <StructuredData things={[...breadcrumb, ...describes.flatMap((describe) => describe(surroundings))]} />
}

/** The title of a screen whose data is still on its way. */
export function TitleMeanwhile({ title }: { title: string }) {
  const company = useCompany()
  return <title>{titleOf(title || company.meta_title, company.company_name)}</title>
}

function titleOf(title: string, companyName: string) {
  const name = companyName.split(/[ ,]/)[0]
  return [title, name].filter(Boolean).join(' | ')
}

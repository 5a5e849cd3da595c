import type { Meta } from '@house/contract/entities'
import { useCompany, useRoot } from '../data/site.ts'

export type HeadProps = {
  meta: Meta
  /** The address in the specification's form and the stored case. */
  canonical: string
  /** Path of the picture for cards in chats and social networks. */
  image?: string
  type?: 'website' | 'article' | 'product'
  isHidden?: boolean
}

/** Title, description, keywords, canonical link and card of a screen; React puts them into the document's head. */
export function Head({ meta, canonical, image, type = 'website', isHidden = false }: HeadProps) {
  const company = useCompany()
  const { origin } = useRoot()
  const title = titleOf(meta.meta_title, company.company_name)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.meta_description} />
      <meta name="keywords" content={meta.meta_keywords} />
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={origin + canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.meta_description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={origin + canonical} />
      <meta property="og:site_name" content={company.company_name} />
      {image && <meta property="og:image" content={image.startsWith('/') ? origin + image : image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
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

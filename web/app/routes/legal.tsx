import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { matchPath, useLocation } from 'react-router'
import { Arrives } from '../components/arrives.tsx'
import { TitleMeanwhile } from '../components/head.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, settle } from '../data/arriving.ts'
import { noWords } from '../data/page-words.ts'
import { revisit } from '../data/revisit.ts'
import { LegalPage, LegalPageSkeleton } from '../sections/legal-page.tsx'
import type { Route } from './+types/legal'

const terms = { title: 'Terms & Conditions', canonical: urls.terms }
const privacy = { title: 'Privacy Policy', canonical: urls.privacy }

function pageAt({ pathname }: { pathname: string }) {
  return matchPath(urls.privacy, pathname) ? privacy : terms
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client, request))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return revisit(request, () => read(browserApi(), request))
}

function read(api: Client, { url }: Request) {
  return { words: settle(api.banner({ title: pageAt(new URL(url)).title })) }
}

export default function LegalScreen({ loaderData }: Route.ComponentProps) {
  const { title, canonical } = pageAt(useLocation())
  return (
    <Arrives
      key={title}
      data={loaderData.words}
      unknown={<LegalPage {...noWords(title)} canonical={canonical} />}
      meanwhile={
        <>
          <TitleMeanwhile title={title} />
          <LegalPageSkeleton />
        </>
      }
    >
      {(words) => <LegalPage {...words} canonical={canonical} />}
    </Arrives>
  )
}

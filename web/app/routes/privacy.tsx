import type { Client } from '@house/contract/client'
import { addresses } from '../addresses.ts'
import { Arrives } from '../components/arrives.tsx'
import { TitleMeanwhile } from '../components/head.tsx'
import { apiContext, browserApi } from '../data/api.ts'
import { complete, settle } from '../data/arriving.ts'
import { noWords } from '../data/page-words.ts'
import { revisit } from '../data/revisit.ts'
import { LegalPage, LegalPageSkeleton } from '../sections/legal-page.tsx'
import type { Route } from './+types/privacy'

const title = 'Privacy Policy'

export function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  return complete(client, read(client))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return revisit(request, () => read(browserApi()))
}

function read(api: Client) {
  return { words: settle(api.banner({ title })) }
}

export default function PrivacyScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Arrives
      data={loaderData.words}
      unknown={<LegalPage {...noWords(title)} canonical={addresses.privacy} />}
      meanwhile={
        <>
          <TitleMeanwhile title={title} />
          <LegalPageSkeleton />
        </>
      }
    >
      {(words) => <LegalPage {...words} canonical={addresses.privacy} />}
    </Arrives>
  )
}

import { data } from 'react-router'
import { apiContext } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import { NotFound } from '../sections/not-found/lazy-not-found.tsx'
import type { Route } from './+types/not-found'

export async function loader({ context }: Route.LoaderArgs) {
  return data({ content: await settle(context.get(apiContext).banner({ title: 'Not Found' })) }, { status: 404 })
}

export function clientLoader() {
  return { content: null }
}

export default function NotFoundScreen({ loaderData }: Route.ComponentProps) {
  return <NotFound content={loaderData.content ?? undefined} />
}

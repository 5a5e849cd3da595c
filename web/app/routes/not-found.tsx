import { data } from 'react-router'
import { apiContext } from '../data/api.ts'
import { settle } from '../data/arriving.ts'
import { NotFound } from '../sections/not-found.tsx'
import type { Route } from './+types/not-found'

export async function loader({ context }: Route.LoaderArgs) {
  return data({ words: await settle(context.get(apiContext).client.banner({ title: 'Not Found' })) }, { status: 404 })
}

export function clientLoader() {
  return { words: null }
}

export default function NotFoundScreen({ loaderData }: Route.ComponentProps) {
  return <NotFound words={loaderData.words ?? undefined} />
}

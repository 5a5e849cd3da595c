import { href } from 'react-router'
import { apiContext } from '../api.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [setting, category] = await Promise.all([api.appSetting(), api.category()])
  if (setting.success !== '1' || category.success !== '1') throw new Error('the API did not answer')
  return { company: setting.data, categories: category.data }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta_title, meta_description, meta_keywords } = loaderData.company
  return [
    { title: meta_title },
    { name: 'description', content: meta_description },
    { name: 'keywords', content: meta_keywords },
  ]
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { company, categories } = loaderData
  return (
    <main className="mx-auto grid min-h-dvh max-w-3xl content-center gap-8 px-6 py-16">
      <h1 className="font-display text-5xl leading-tight">{company.company_name}</h1>
      <p className="text-ink-soft">
        The API answers. It knows {categories.length} categories; their screens come next.
      </p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {categories.map(({ id, title }) => (
          <li key={id} className="py-4" dangerouslySetInnerHTML={{ __html: title }} />
        ))}
      </ul>
      <p>
        <a className="text-accent-text underline" href={`${href('/')}api/category`}>
          See the first call
        </a>
      </p>
    </main>
  )
}

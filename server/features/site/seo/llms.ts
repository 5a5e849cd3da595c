import type { Client } from '@house/contract/client'
import type { AppSetting, Category } from '@house/contract/entities'
import { hasPage } from '@house/contract/pages/optional-pages'
import { plain } from '@house/contract/text/html-to-text'
import { urls } from '@house/contract/urls'

/** A summary of the company with links, in the format of llmstxt.org. */
export async function renderLlms(api: Client, origin: string) {
  const [setting, category, planner, blogs, guides, projects] = await Promise.all([
    api.appSetting(),
    api.category(),
    api.plannerCatalogue(),
    api.blogList({ blog_page: 1 }),
    api.guides(),
    api.ourProjects(),
  ])
  if (setting.success !== '1' || category.success !== '1') throw new Error('the catalogue cannot be read')
  const company = setting.data
  const families = await Promise.all(category.data.map((each) => renderFamily(api, origin, each)))
  const articles = blogs.success === '1' ? blogs.data : []
  const hasPlanner = planner.success === '1' && planner.data.systems.length > 0
  const hasProjects = projects.success === '1' && projects.data.length > 0
  const pageLink = (text: string, path: string, description = '') =>
    hasPage(company, path) ? link(text, origin + path, description) : ''
  return [
    `# ${company.company_name}`,
    company.meta_description && `> ${company.meta_description}`,
    list([company.phone && `Telephone: ${company.phone}`, company.email && `E-mail: ${company.email}`]),
    ...families,
    families.length > 0 ? section('The whole range', rangeLinks(origin)) : '',
    section('Articles', [
      ...articles.map(({ slug, title, description }) => pageLink(title, urls.blog(slug), plain(description))),
      guides.success === '1' && guides.data.length > 0 ? pageLink('Guides to products', urls.guides) : '',
      articles.length > 0 ? pageLink('All articles', urls.blogs) : '',
    ]),
    section('Offices and showrooms', company.offices.map(toOffice)),
    section('The company', [
      hasPlanner ? pageLink('Plan your windows', urls.planner) : '',
      pageLink('About us', urls.about),
      pageLink('Contact and locations', urls.locate),
      hasProjects ? pageLink('Recent projects', urls.projects) : '',
      pageLink('Become a dealer', urls.dealer),
      company.brochure && link('Brochure (PDF)', new URL(company.brochure, origin).href),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

async function renderFamily(api: Client, origin: string, { slug, title }: Category) {
  const page = await api.subCategory({ slug })
  const description = page.success === '1' ? plain(page.page_description) : ''
  const items = page.success === '1' ? page.data : []
  return section(plain(title), [
    link('Overview', origin + urls.category(slug), description),
    ...items.map((item) => link(plain(item.title), origin + urls.subItem(slug, item))),
  ])
}

function rangeLinks(origin: string) {
  return [
    link('All products', origin + urls.products(), 'filter by room, problem, opening, material and size'),
    link('Find my window', origin + urls.finder, 'four questions, three recommendations with reasons'),
  ]
}

function toOffice({ name, address, phone, hours }: AppSetting['offices'][number]) {
  return [`${name}: ${address.replaceAll('\n', ', ')}`, phone, hours].filter(Boolean).join('; ')
}

/** Nothing without lines. */
function section(heading: string, lines: string[]) {
  return lines.some(Boolean) ? `## ${heading}\n\n${list(lines)}` : ''
}

/** Without empty lines: staff have not entered those values. */
function list(lines: string[]) {
  return lines
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n')
}

function link(text: string, url: string, description = '') {
  return `[${text}](${url})${description && `: ${description}`}`
}

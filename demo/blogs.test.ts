import { careGuideCategory } from '@house/contract/care-guides'
import { parseProductQuery, writeProductQuery } from '@house/contract/products/filter'
import { urls } from '@house/contract/urls'
import { describe, expect, it } from 'vitest'
import { blogs } from './blogs.ts'

const guides = blogs.flatMap(({ product_filter, ...blog }) => (product_filter ? [{ ...blog, product_filter }] : []))
const careGuides = blogs.filter(({ category }) => category === careGuideCategory)

function linksOf(html: string) {
  return [...html.matchAll(/href="([^"]*)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
}

describe('articles of the demonstration company', () => {
  it('are listed newest first', () => {
    const times = blogs.map(({ datetime }) => datetime)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('have six guides and three care guides', () => {
    expect(guides).toHaveLength(6)
    expect(careGuides).toHaveLength(3)
  })

  it.each(guides)('$slug has a canonical filter and leads to its products, the planner and other articles', (guide) => {
    const parameters = new URLSearchParams(guide.product_filter)
    expect(writeProductQuery(parseProductQuery(parameters))).toBe(guide.product_filter)
    const links = linksOf(guide.description)
    expect(links).toEqual(expect.arrayContaining([urls.products(guide.product_filter), urls.planner]))
    const articles = links.filter((link) => link.startsWith(urls.blog('')))
    expect([2, 3]).toContain(new Set(articles).size)
    expect(articles).not.toContain(urls.blog(guide.slug))
  })

  it.each(blogs)('$slug ends with its sources', ({ description }) => {
    expect(description).toMatch(/<h2>Sources<\/h2>\s*<ol>(\s*<li>.+<\/li>)+\s*<\/ol>$/)
  })
})

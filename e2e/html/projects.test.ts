import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { closest, find, replyOf, test, textOf } from './open-page.ts'

test('the project list has its banner and heading, and links each picture and title to its project (§1, §2 Projects)', async ({
  openPage,
  api,
}) => {
  const { data: projects } = await replyOf(api.ourProjects())
  expect(projects).toHaveLength(18)
  const { main } = await openPage('/all-recent-project/')
  within(main).getByRole('heading', { level: 1, name: 'RECENT PROJECTS' })
  within(main).getByRole('heading', { level: 2, name: 'Recent Projects' })
  for (const { slug, title, image } of projects) {
    const link = find(main, `li a[href="/recent-project/${slug}"]`)
    expect(textOf(link)).toContain(title)
    find(closest(link, 'li'), `img[src="${image}"]`)
  }
})

test('a project shows its own picture, its title and its full story (§1, §2 Project)', async ({ openPage, api }) => {
  const slug = 'courtyard-house-mansarovar-jaipur'
  const { data } = await replyOf(api.projectDetails({ slug }))
  const { main } = await openPage(`/recent-project/${slug}`)
  const article = find(main, 'article')
  within(article).getByRole('heading', { level: 1, name: data.title })
  find(article, `img[src="${data.image2}"]`)
  expect(textOf(article)).toContain(textOf(data.description))
})

import { within } from '@testing-library/dom'
import { expect } from 'vitest'
import { find, replyOf, test, textOf, textsOf } from './open-page.ts'

const slug = 'tilt-and-turn-window'

test('a product shows its title, description blocks as an accordion and links to accessories (§1, §2 Product detail)', async ({
  openPage,
}) => {
  const { main } = await openPage(`/products/${slug}`)
  within(main).getByRole('heading', { level: 1, name: 'Tilt-and-Turn Window' })
  const blocks = main.querySelectorAll('details')
  expect(blocks.length).toBeGreaterThanOrEqual(4)
  for (const block of blocks) {
    expect(textOf(find(block, 'summary'))).toMatch(/\w/)
    expect(block.querySelectorAll('p, li, td').length).toBeGreaterThan(0)
  }
  expect([...blocks].at(-1)?.hasAttribute('open')).toBe(false)
  find(main, 'a[href^="/accessories-shop/"]')
})

test('a product shows its main image, and its own text and image at the bottom (§2 Product detail)', async ({
  openPage,
  request,
  api,
}) => {
  const { data } = await replyOf(api.productDetails({ slug }))
  const { main } = await openPage(`/products/${slug}`)
  const gallery = within(main).getByRole('region', { name: /^Pictures: / })
  expect(find(gallery, 'img').getAttribute('src')).toBe(data.image)
  const bottom = [...main.querySelectorAll('section')].at(-1) ?? main
  expect(textOf(bottom)).toContain('Clean the outside from the inside.')
  expect(textsOf(bottom.querySelectorAll('em'))).toEqual(['inside'])
  expect([...bottom.querySelectorAll('img')].at(-1)?.getAttribute('src')).toBe(data.page_bottom_image)
  for (const image of [data.image, data.page_bottom_image]) expect((await request(image)).status).toBe(200)
})

test('the banner carousel starts with a picture that the gallery does not show (§2 Product detail)', async ({
  openPage,
  api,
}) => {
  const { data } = await replyOf(api.productDetails({ slug }))
  const gallery = [data.image, data.image2, data.image3, data.image4]
  expect(data.page_banner.filter((each) => gallery.includes(each))).not.toEqual([])
  const { main } = await openPage(`/products/${slug}`)
  const carousel = within(main).getByRole('region', { name: /in place$/ })
  const pictures = Array.from(carousel.querySelectorAll('li img:last-of-type'), (image) => image.getAttribute('src'))
  expect(pictures).toHaveLength(data.page_banner.length)
  expect(gallery).not.toContain(pictures[0])
})

import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/render-route.tsx'
import { Head, type HeadProps } from './head.tsx'
import { type PageInfo, PageInfoContext } from './page-info.ts'

const meta = { meta_title: 'Windows', meta_description: 'All windows.', meta_keywords: 'window' }

function pageInfo(props: Partial<HeadProps>) {
  const info: PageInfo = {}
  renderRoute(
    <PageInfoContext value={info}>
      <Head meta={meta} canonical="/upvc/window" image="/media/a.jpg" {...props} />
    </PageInfoContext>,
  )
  return info
}

test('the renderer gets canonical URL, title and Open Graph image as data', () => {
  expect(pageInfo({})).toEqual({
    canonicalUrl: 'https://jharokha.example/upvc/window',
    title: 'Windows | Jharokha',
    ogImage: {
      title: 'Windows',
      picture: '/media/a.jpg',
      company: 'Jharokha Doors, Windows & Interiors',
      shortName: 'Jharokha',
      brand: '',
    },
  })
  expect(document.title).toBe('Windows | Jharokha')
})

test('a page that is not indexed has neither canonical URL nor image', () => {
  expect(pageInfo({ isHidden: true })).toEqual({ title: 'Windows | Jharokha' })
})

test('later pages of a list have a canonical URL of their own and no image', () => {
  expect(pageInfo({ page: 2 })).toEqual({
    canonicalUrl: 'https://jharokha.example/upvc/window?page=2',
    title: 'Windows, page 2 | Jharokha',
  })
})

test('a page with a query has no image of its own, and may be unlisted with its canonical URL', () => {
  const canonicalUrl = 'https://jharokha.example/products?room=bedroom,kitchen'
  const canonical = '/products?room=bedroom,kitchen'
  expect(pageInfo({ canonical, isUnlisted: true })).toEqual({ canonicalUrl, title: 'Windows | Jharokha' })
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, follow')
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonicalUrl)
})

test('a picture on another server has no Open Graph image of ours', () => {
  expect(pageInfo({ image: 'https://elsewhere.example/a.jpg' }).ogImage).toBeUndefined()
})

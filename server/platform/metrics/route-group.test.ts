import { expect, test } from 'vitest'
import { routeGroup } from './route-group.ts'

test.each([
  ['page', ['/', '/about-us', '/products/bay-window', '/a-category/a-list', '/made/up/by/a/visitor', '/apiary']],
  ['api', ['/api/category', '/api/openapi.json']],
  ['enquiry', ['/api/contact-us']],
  ['media', ['/media/0123456789ab/door.jpg']],
  ['admin', ['/admin', '/admin/api/session']],
  ['asset', ['/assets/root-1a2b.js', '/favicon.ico']],
  ['og-image', ['/cards/products/bay-window.png']],
  ['other', ['/healthz', '/readyz', '/visit', '/sitemap.xml', '/sitemaps/products.xml', '/brochure.pdf', '*', '']],
])('requests are grouped: %s', (group, paths) => {
  expect(paths.map(routeGroup)).toEqual(paths.map(() => group))
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld.tsx'

test('content cannot break out of the structured data block', () => {
  const headline = 'Wide </script><script>window.broken=1</script>\u2028<!-- & more'
  const html = renderToStaticMarkup(<JsonLd schemas={[{ '@type': 'BlogPosting', headline }]} />)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const [block, ...others] = page.querySelectorAll('script')
  expect(others).toEqual([])
  expect(page.body.textContent).toBe('')
  expect(html).not.toContain('\u2028')
  expect(JSON.parse(block?.textContent ?? '')['@graph']).toEqual([{ '@type': 'BlogPosting', headline }])
})

test('a page without schemas has no structured data block', () => {
  expect(renderToStaticMarkup(<JsonLd schemas={[]} />)).toBe('')
})

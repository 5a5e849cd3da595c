import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/render-route.tsx'
import { PageBanner } from './page-banner.tsx'

test('a banner without a picture has no grey block, and its texts no placeholders', () => {
  const { container } = renderRoute(
    <PageBanner image="" title="About <em>[Company Name]</em>" description="Call [phone]." current="About Us" />,
    { setting: { company_name: 'Window Works', phone: '+91 20 5555 0101' } },
  )
  expect(container.querySelector('.bg-stone, .absolute')).toBeNull()
  expect(container.textContent).toContain('About Window WorksCall +91 20 5555 0101.')
})

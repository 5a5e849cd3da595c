import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

/** What buyers type, and a page or product that they expect: its path, or the start of it. */
const expected: [words: string, path: string][] = [
  // Products by name
  ['sliding window', '/products/two-track-sliding-window'],
  ['3 track window', '/products/three-track-sliding-window-with-mesh'],
  ['2.5 track sliding', '/products/golden-oak-2-5-track-sliding-window'],
  ['french window', '/products/french-casement-window'],
  ['bay window', '/products/bay-window'],
  ['tilt and turn', '/products/tilt-and-turn-window'],
  ['fixed glass window', '/products/fixed-picture-window'],
  ['main door', '/products/upvc-main-door-with-sidelights'],
  ['bathroom door', '/products/upvc-bathroom-panel-door'],
  ['kitchen door', '/products/upvc-half-glazed-kitchen-door'],
  ['pivot door', '/products/alu-pivot-main-door'],
  ['folding door', '/products/upvc-slide-and-fold-door'],
  ['wardrobe door', '/products/slim-wardrobe-sliding-door'],
  ['glass railing', '/products/frameless-spigot-railing'],
  ['stair railing', '/products/point-fixed-glass-stair-railing'],
  ['shower cubicle', '/products/quadrant-shower-cubicle'],
  ['skylight', '/products/fixed-flat-skylight'],
  ['meeting room partition', '/products/slim-black-framed-partition'],
  ['smart glass', '/products/switchable-privacy-glass-partition'],
  ['phone booth', '/products/acoustic-meeting-pod'],
  ['domal window', '/products/alu-27mm-sliding-window-with-mesh'],
  // By what they are for
  ['mosquito net', '/products/three-track-sliding-window-with-mesh'],
  ['mosquito net door', '/products/upvc-mesh-door'],
  ['soundproof', '/products/acoustic-double-glazed-window'],
  ['soundproof window', '/products/acoustic-double-glazed-window'],
  ['window for traffic noise', '/products/acoustic-double-glazed-window'],
  ['bathroom window', '/products/louvred-bathroom-ventilator'],
  ['ac window', '/products/combination-window-with-ac-panel'],
  ['wooden finish window', '/products/golden-oak-2-5-track-sliding-window'],
  ['open to sky cover', '/products/retractable-courtyard-skylight'],
  ['windows for high rise', '/products/tilt-and-turn-window'],
  // In Hindi, and with mistakes
  ['khidki', '/products/'],
  ['sliding khidki', '/products/two-track-sliding-window'],
  ['machhar jali', '/products/three-track-sliding-window-with-mesh'],
  ['balcony ka darwaza', '/products/upvc-casement-balcony-door'],
  ['रसोई का दरवाजा', '/products/upvc-half-glazed-kitchen-door'],
  ['sheeshe ki railing', '/products/base-channel-glass-railing'],
  ['roshandan', '/products/louvred-bathroom-ventilator'],
  ['casment window', '/products/single-casement-window'],
  ['aluminum window', '/products/alu-'],
  ['sound proof window', '/products/acoustic-double-glazed-window'],
  ['partitoin', '/products/'],
  // Accessories and articles
  ['window handle', '/accessories/window-door-and-accessories'],
  ['roller', '/accessories/rollers-and-tracks'],
  ['gasket', '/accessories/gaskets-and-seals'],
  ['how to measure window', '/blog-details-page/how-to-measure-a-window-opening'],
  ['upvc vs aluminium', '/blog-details-page/upvc-or-aluminium-in-ncr-heat'],
  ['window cleaning', '/blog-details-page/window-maintenance-calendar'],
  ['windows leaking in rain', '/blog-details-page/why-windows-leak-at-the-sill'],
  ['condensation on glass', '/blog-details-page/condensation-in-winter-fog'],
  // Price
  ['price', '/plan'],
  ['price of sliding window', '/plan'],
  ['price of sliding window', '/products/two-track-sliding-window'],
  ['upvc window rate', '/plan'],
  ['khidki ka rate', '/plan'],
  ['khidki ka rate', '/products/'],
  ['darwaze ki kimat', '/plan'],
  ['खिड़की का दाम', '/plan'],
  ['how much does a window cost', '/plan'],
  ['cost per sq ft', '/plan'],
  ['quotation', '/plan'],
  ['quotation', '/blog-details-page/reading-a-window-quotation'],
  ['estimate', '/plan'],
  // Warranty
  ['warranty', '/blog-details-page/reading-a-window-quotation'],
  ['warranty', '/terms-&-Condition/'],
  ['upvc window guarantee', '/terms-&-Condition/'],
  ['kitne saal ki guarantee', '/terms-&-Condition/'],
  // Service area
  ['411045', '/locate-us/'],
  ['302001', '/locate-us/'],
  ['121 002', '/locate-us/'],
  ['pune', '/locate-us/'],
  ['jaipur', '/locate-us/'],
  ['jaipur', '/recent-project/'],
  ['kishangarh', '/locate-us/'],
  ['upvc windows in gurgaon', '/locate-us/'],
  ['windows near me', '/locate-us/'],
  ['showroom', '/locate-us/'],
  ['kahan hai', '/locate-us/'],
  // Contact and visit
  ['contact', '/locate-us/'],
  ['phone number', '/locate-us/'],
  ['whatsapp', '/locate-us/'],
  ['address', '/locate-us/'],
  ['visit', '/locate-us/'],
  ['site visit', '/locate-us/'],
  ['book appointment', '/locate-us/'],
  ['customer care', '/locate-us/'],
  // Other pages
  ['dealer', '/become-a-dealer/'],
  ['about', '/about-us/'],
  ['privacy policy', '/privacy-policy/'],
  ['design my window', '/plan'],
  ['brochure', '/downloads'],
]

const searched = 3
/** What the search does not find yet. */
const missed: string[] = [
  'mosquito net: /products/three-track-sliding-window-with-mesh',
  'windows leaking in rain: /blog-details-page/why-windows-leak-at-the-sill',
]

let { api, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ api, close } = await openTestApp())
})
afterAll(() => close())

async function search(keyword: string) {
  const answer = await api.search({ keyword })
  if (answer.success !== '1') throw new Error(answer.message)
  return answer
}

test('what buyers expect is among the first three results of its kind', async () => {
  const misses: string[] = []
  for (const [words, path] of expected) {
    const { groups = [] } = await search(words)
    const first = groups.flatMap(({ results }) => results.slice(0, searched))
    if (!first.some(({ hyperlink }) => hyperlink.startsWith(path))) misses.push(`${words}: ${path}`)
  }
  expect(misses).toEqual(missed)
})

test.each(['price', 'warranty', 'contact', 'visit', '411045', 'pune'])('no product is found by %s', async (words) => {
  const { search_results, groups = [] } = await search(words)
  expect(search_results).toEqual([])
  expect(groups[0]?.kind).toBe('pages')
})

test.each(['411045', 'pune'])('nothing is found because it looks like %s', async (words) => {
  const { groups = [] } = await search(words)
  expect(groups.map(({ results }) => results.map(({ hyperlink }) => hyperlink))).toEqual([['/locate-us/']])
})

test('what is typed before the last letter of a question finds products as before', async () => {
  expect((await search('visi')).search_results.length).toBeGreaterThan(0)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'

let { api, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ api, close } = await openTestApp())
})
afterAll(() => close())

test('app-setting returns the hero video, the company and its five offices (§1, §2 Home, §2 Contact, §3, §6, §7)', async () => {
  const answer = await api.appSetting()
  if (answer.success !== '1') throw new Error(answer.message)
  expect(answer.data).toMatchObject({
    video: expect.stringMatching(/^\/media\/[0-9a-f]{12}\/hero\.mp4$/),
    company_name: expect.stringContaining('Jharokha'),
    phone: expect.any(String),
    email: expect.any(String),
  })
  expect(answer.data.offices.map(({ kind, city }) => [kind, city])).toEqual([
    ['head-office', 'Faridabad'],
    ['fabrication-unit', 'Faridabad'],
    ['showroom', 'Faridabad'],
    ['showroom', 'Jaipur'],
    ['showroom', 'Kishangarh'],
  ])
})

test('every office has a full address (§2 Contact)', async () => {
  const answer = await api.appSetting()
  if (answer.success !== '1') throw new Error(answer.message)
  for (const { address, city } of answer.data.offices) expect(address).toMatch(new RegExp(`${city}.*\\d{3} \\d{3}$`))
})

test('the counters match the specification (§2 Home, §9)', async () => {
  const answer = await api.appSetting()
  expect(answer.success === '1' && answer.data.counters).toEqual([
    { target: 1500, suffix: '+', label: 'Happy Clients' },
    { target: 25, suffix: '+', label: 'Years' },
    { target: 386, suffix: '+', label: 'Projects' },
    { target: 99, suffix: '%', label: 'Quality' },
  ])
})

test("banner 'Home' returns title, description and image of the new launch (§2 Home, §3, §7)", async () => {
  expect(await api.banner({ title: 'Home' })).toMatchObject({
    success: '1',
    data: { title: expect.any(String), description: expect.any(String), image: expect.stringMatching(/^\/media\//) },
    meta_title: expect.any(String),
  })
})

test("the title of banner 'Home' contains HTML (§3)", async () => {
  const answer = await api.banner({ title: 'Home' })
  expect(answer.success === '1' && answer.data.title).toMatch(/<em>\w+<\/em>/)
})

test('About Us contains the messages, the story, the vision and the mission (§Introduction, §1, §2 About Us, §9)', async () => {
  const answer = await api.banner({ title: 'About Us' })
  if (answer.success !== '1') throw new Error(answer.message)
  const block = (name: string) => answer.data.blocks.find((each) => each.name === name)
  expect(block('chairman-message')).toMatchObject({
    person: expect.any(String),
    post: expect.any(String),
    image: expect.any(String),
    text: expect.stringMatching(/^<p>\w+/),
  })
  expect(block('managing-director-message')?.text).toMatch(/\w+/)
  expect(block('our-story')?.text).toMatch(/Faridabad, Haryana/)
  expect(block('our-story')?.text).toMatch(/quality[\s\S]*skilled|skilled[\s\S]*quality/i)
  expect(block('vision')?.text).toMatch(/leading[\s\S]*interior products[\s\S]*1 Billion[\s\S]*two years/)
  expect(block('mission')?.text).toMatch(
    /service company[\s\S]*exceptional customer experience[\s\S]*customised building solutions/,
  )
  expect(`${answer.data.title} ${answer.data.description}`).toMatch(/2013/)
})

test('the dealer copy keeps its placeholders in square brackets (§2 Dealer)', async () => {
  const answer = await api.banner({ title: 'Become a Dealer' })
  expect(JSON.stringify(answer)).toContain('[Company Name]')
})

test('terms and privacy contain the same legal text (§2 Legal, §9)', async () => {
  const [terms, privacy] = await Promise.all([
    api.banner({ title: 'Terms & Conditions' }),
    api.banner({ title: 'Privacy Policy' }),
  ])
  if (terms.success !== '1' || privacy.success !== '1') throw new Error('no legal text')
  expect(terms.data.blocks).toEqual(privacy.data.blocks)
  for (const fact of [/Haryana/, /18/, /30 days/, /100 USD|USD 100/])
    expect(JSON.stringify(terms.data.blocks)).toMatch(fact)
})

test('an unknown banner returns success 6', async () => {
  expect(await api.banner({ title: 'Nowhere' })).toMatchObject({ status: 200, success: '6' })
})

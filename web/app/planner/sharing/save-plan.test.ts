import type { Plan } from '@house/contract/plans/plan'
import { afterEach, expect, test, vi } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.ts'
import { stubApi } from '../../../testing/stub-api.ts'
import type { SavedAs } from '../state/history.ts'
import { savePlan } from './save-plan.ts'

afterEach(() => vi.unstubAllGlobals())

const [w1, d1, ...others] = samplePlan.items
if (!w1 || !d1) throw new Error('The sample house has no openings')
const held: SavedAs = { code: 'JH-7K3P-9Q', editKey: 'key', version: 3, plan: samplePlan }

const saved = (version: number, code = held.code) => ({
  json: { success: '1', message: 'OK', data: { code, edit_key: 'key', url: `/plan/${code}`, version } },
})
const newer = (plan: Plan, version: number) => ({
  status: 409,
  json: { success: '0', message: 'Newer', data: { plan, version } },
})

test('a save says which version it is based on', async () => {
  const { callsTo } = stubApi({ '/api/plan': [saved(4)] })
  const plan = { ...samplePlan, name: 'Villa' }
  const result = await savePlan(plan, held)
  expect(callsTo('/api/plan')[0]?.body).toMatchObject({ code: held.code, edit_key: 'key', version: 3 })
  expect(result).toEqual({ savedAs: { ...held, version: 4, plan }, theirs: null, notice: '', error: '' })
})

test('what another device saved meanwhile is merged, saved and told', async () => {
  const mine = { ...samplePlan, items: [{ ...w1, width: 900 }, d1, ...others] }
  const first = { ...samplePlan, items: [w1, { ...d1, width: 1800 }, ...others] }
  const second = { ...first, name: 'Villa' }
  const { callsTo } = stubApi({ '/api/plan': [newer(first, 4), newer(second, 5), saved(6)] })
  const result = await savePlan(mine, held)
  const merged = { name: 'Villa', items: [{ ...w1, width: 900 }, { ...d1, width: 1800 }, ...others] }
  expect(callsTo('/api/plan').at(-1)?.body).toMatchObject({ plan: merged, version: 5 })
  expect(result).toMatchObject({ savedAs: { version: 6, plan: merged }, theirs: second, error: '' })
  expect(result.notice).toContain('another device')
})

test('a merge that cannot be saved says why, and the plan of the other device is not lost', async () => {
  const theirs = { ...samplePlan, name: 'Villa' }
  const refused = { status: 422, json: { success: '0', message: 'A plan has at most 60 openings, not 61' } }
  stubApi({ '/api/plan': [newer(theirs, 4), refused] })
  expect(await savePlan(samplePlan, held)).toMatchObject({
    savedAs: { code: held.code, version: 4, plan: theirs },
    theirs,
    error: 'A plan has at most 60 openings, not 61',
  })
})

test('devices that save all the time end with a message, not with endless requests', async () => {
  const { callsTo } = stubApi({ '/api/plan': [newer(samplePlan, 4)] })
  expect((await savePlan(samplePlan, held)).error).toBe('Newer')
  expect(callsTo('/api/plan')).toHaveLength(4)
})

test.each([
  ['another key', { status: 403, json: { success: '0', message: 'No' } }],
  ['a deleted plan', { json: { success: '6', message: 'No' } }],
])('%s: the plan is saved under a new link, and a message says so', async (_, refused) => {
  const { callsTo } = stubApi({ '/api/plan': [refused, saved(1, 'JH-NEW1-00')] })
  const result = await savePlan(samplePlan, held)
  expect(callsTo('/api/plan')[1]?.body).toMatchObject({ code: '', edit_key: '' })
  expect(result.savedAs).toMatchObject({ code: 'JH-NEW1-00', version: 1 })
  expect(result.notice).toContain('JH-7K3P-9Q can no longer be changed from this device')
  expect(result.notice).toContain('JH-NEW1-00')
})

test('without a connection the plan keeps its code', async () => {
  stubApi({ '/api/plan': ['no connection'] })
  const result = await savePlan(samplePlan, held)
  expect(result).toMatchObject({ savedAs: held, error: expect.stringContaining('still on this device') })
})

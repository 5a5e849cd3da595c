import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from '../../server/platform/metrics/metrics.ts'
import { openTestApp } from '../../server/testing/open-test-app.ts'

const folder = import.meta.dirname
const alerts = readFileSync(`${folder}/alerts.yml`, 'utf8')
const dashboard = readFileSync(`${folder}/grafana-dashboard.json`, 'utf8')

const alertExpressions = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression)
const dashboardExpressions = JSON.parse(dashboard).panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
  targets.map(({ expr }) => expr),
)

/** Recorded by Prometheus for each target. */
const metricsOfPrometheus = ['up']

test.each([
  ['alerts', alertExpressions],
  ['dashboard', dashboardExpressions],
])('the %s use only metrics that the server exports', async (_name, expressions: string[]) => {
  const { db, close } = await openTestApp()
  const metrics = createMetrics()
  metrics.watchPool({ totalCount: 0, idleCount: 0, waitingCount: 0 })
  metrics.watchDatabase({ db, clock: () => new Date(), enabledKinds: [] })
  const exported = new Set([...sampleNames(await metrics.scrape()), ...metricsOfPrometheus])
  const used = new Set(expressions.flatMap(metricsIn))
  expect(used.size).toBeGreaterThan(5)
  expect([...used].filter((name) => !exported.has(name))).toEqual([])
  await close()
})

test('every alert says what happened and what to do, and its runbook is a section of the handbook', () => {
  const headings = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^## (.+)$/gm)]
  const anchors = headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  const rules = alerts.split(/^ +- alert: /m).slice(1)
  expect(rules).toHaveLength(alertExpressions.length)
  for (const rule of rules) {
    expect(rule).toMatch(/severity: (critical|warning|info)/)
    expect(rule).toMatch(/^ +summary: .+\n +description: .+$/m)
    expect(anchors).toContain(/runbook: docs\/operations\.md#(\S+)/.exec(rule)?.[1])
  }
})

function sampleNames(text: string) {
  return [...text.matchAll(/^([a-z]\w*)/gm)].map(([name]) => name)
}

/** The metrics of a PromQL expression: what remains without strings, labels, durations, functions and operators. */
function metricsIn(expression: string) {
  const rest = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|on|without|ignoring) \([^)]*\)/g, '')
  return (rest.match(/\b[a-z_]\w*\b(?!\s*\()/g) ?? []).filter(
    (word) => !['and', 'or', 'unless', 'offset'].includes(word),
  )
}

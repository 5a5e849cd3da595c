import { expect } from 'vitest'

const sampleLine = /^([a-z][a-z0-9_]*(?:\{[^{}]*\})?) (\S+)$/

/** The samples of a scrape: values by name and labels. Every line must be one that Prometheus can parse. */
export function metricSamples(text: string) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      expect(line).toMatch(sampleLine)
      const [, sample = '', value] = sampleLine.exec(line) ?? []
      return [sample, Number(value)]
    }),
  )
}

/** Core Web Vitals with Google's thresholds: good up to `good`, poor above `poor`. */
export const metrics = {
  LCP: { good: 2500, poor: 4000, bucket: 100 },
  INP: { good: 200, poor: 500, bucket: 20 },
  CLS: { good: 0.1, poor: 0.25, bucket: 0.01 },
  FCP: { good: 1800, poor: 3000, bucket: 100 },
  TTFB: { good: 800, poor: 1800, bucket: 50 },
} as const
export type Metric = keyof typeof metrics

export const screens = ['phone', 'tablet', 'desktop'] as const
export type Screen = (typeof screens)[number]

/** Collects all larger values. */
const lastBucket = 99

type Rating = 'good' | 'needs improvement' | 'poor'
export type Histogram = { bucket: number; visits: number }[]

/** Bucket n covers (n × width, (n + 1) × width]. */
export function bucketOf(metric: Metric, value: number) {
  const steps = Math.ceil(Number((value / metrics[metric].bucket).toFixed(6)))
  return Math.min(lastBucket, Math.max(0, steps - 1))
}

/** The 75th percentile with its rating, and the number of visits per rating. */
export function summarise(metric: Metric, histogram: Histogram) {
  const { good, poor, bucket: width } = metrics[metric]
  const all = sum(histogram)
  const upTo = (limit: number) => sum(histogram.filter(({ bucket }) => (bucket + 1) * width <= limit * 1.000001))
  const p75 = percentile(histogram, all * 0.75, width)
  const rating: Rating = p75 <= good ? 'good' : p75 <= poor ? 'needs improvement' : 'poor'
  const [goodVisits, fairVisits] = [upTo(good), upTo(poor) - upTo(good)]
  return { visits: all, p75, rating, good: goodVisits, fair: fairVisits, poor: all - goodVisits - fairVisits }
}

/** Interpolates linearly within a bucket. */
function percentile(histogram: Histogram, rank: number, width: number) {
  let passed = 0
  for (const { bucket, visits } of histogram.toSorted((a, b) => a.bucket - b.bucket)) {
    if (passed + visits >= rank) {
      const value = (bucket + (rank - passed) / visits) * width
      return width < 1 ? Math.round(value * 1000) / 1000 : Math.round(value)
    }
    passed += visits
  }
  return 0
}

function sum(histogram: Histogram) {
  return histogram.reduce((total, { visits }) => total + visits, 0)
}

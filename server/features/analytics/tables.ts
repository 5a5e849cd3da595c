declare module '../../platform/db/schema.ts' {
  interface Schema {
    /** Daily counts in the company's time zone, without personal data. */
    page_count: { day: string; path: string; views: number }
    search_count: { day: string; words: string; searches: number; unanswered: number }
    /** Histogram of web vitals; analytics/web-vitals.ts defines the buckets. */
    vital_count: { day: string; screen: string; metric: string; bucket: number; visits: number }
  }
}

export {}

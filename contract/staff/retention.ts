/** Records with personal data that are deleted some months after their last activity. Each type has a period in the settings. */
export const retainedTypes = ['enquiries', 'won', 'spam', 'audit'] as const
export type RetainedType = (typeof retainedTypes)[number]

export const retentionMonths = { min: 1, max: 240 } as const

/** A changed period deletes nothing before then, so that a mistake can be corrected. */
export const retentionNoticeHours = 24

/** In months; null keeps the records for ever. */
export type RetentionPeriods = { [T in RetainedType as `retention_${T}`]: number | null }
export type RetentionField = keyof RetentionPeriods

export function retentionField(type: RetainedType): RetentionField {
  return `retention_${type}`
}

/** Published and unchanged, published with a draft, or not published. */
export const recordStates = ['published', 'changed', 'draft'] as const
export type RecordState = (typeof recordStates)[number]

/** The states by which a list can be filtered. A scheduled record is also changed or a draft. */
export const stateFilters = [...recordStates, 'scheduled'] as const
export type StateFilter = (typeof stateFilters)[number]

export const bulkActions = ['publish', 'unpublish', 'trash', 'set'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Records in the trash can be restored for this long. */
export const trashRetentionDays = 30

/** A preview link expires after a week at the latest. */
export const maxPreviewHours = 7 * 24

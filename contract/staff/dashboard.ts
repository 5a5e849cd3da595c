/** Selectable periods, in days. */
export const dashboardPeriods = [7, 30, 90] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]
export const defaultPeriod: DashboardPeriod = 30

/** How long leads waited for the first response. */
export type ResponseTime = 'within an hour' | '1 to 4 hours' | '4 to 24 hours' | 'more than a day' | 'not yet'

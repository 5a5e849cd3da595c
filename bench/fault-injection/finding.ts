/** What a drill found; the rows of the table that is printed and kept. */
export type Finding = { fault: string; how: string; expected: string; measured: string; isGood: boolean }

type DrillOptions = {
  /** Once through everything, quickly: to see that the drill itself works. */
  isShort: boolean
  /** Of the soak. */
  minutes: number
}

export type Drill = (options: DrillOptions) => Promise<Finding[]>

export function skipped(fault: string, how: string, why: string): Finding[] {
  return [{ fault, how, expected: '', measured: `skipped: ${why}`, isGood: true }]
}

export function rounded(value: number) {
  return Math.round(value * 100) / 100
}

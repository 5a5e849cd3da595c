/** One row of the report. */
export type Finding = { fault: string; how: string; expected: string; measured: string; isGood: boolean }

type FaultTestOptions = {
  /** A quick run that only checks the test itself. */
  isShort: boolean
  /** Duration of the soak test. */
  minutes: number
}

export type FaultTest = (options: FaultTestOptions) => Promise<Finding[]>

export function skipped(fault: string, how: string, why: string): Finding[] {
  return [{ fault, how, expected: '', measured: `skipped: ${why}`, isGood: true }]
}

export function rounded(value: number) {
  return Math.round(value * 100) / 100
}

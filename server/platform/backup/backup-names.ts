/** Hand-made archives, and those before a restore, have another name: only scheduled ones are deleted by age. */
export function backupName(now: Date, isScheduled: boolean) {
  return `house-${isScheduled ? 'scheduled-' : ''}${now.toISOString().replace(/[:.]/g, '-')}.zip`
}

/** The scheduled archives from before that time, without the newest: it stays whatever its age. */
export function expiredBackups(names: string[], before: Date): string[] {
  const scheduled = names.filter((name) => /^house-scheduled-[\dT-]+Z\.zip$/.test(name)).sort()
  // The names sort by time.
  return scheduled.slice(0, -1).filter((name) => name < backupName(before, true))
}

import { expect } from '@playwright/test'

/** A site that starts among busy browsers takes its time. */
const patience = { timeout: 120_000 }

export async function untilReady(site: string, path = '/readyz') {
  const isReady = async () => (await fetch(site + path)).ok
  await expect.poll(() => isReady().catch(() => false), patience).toBe(true)
}

/** Gives the port that it says it listens on. */
export async function untilListening(output: () => string) {
  await expect.poll(output, patience).toMatch(/Listening on http:\/\/localhost:\d+/)
  return Number(/localhost:(\d+)/.exec(output())?.[1])
}

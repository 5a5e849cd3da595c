/** Whether this is part of `npm run test:full`, which ops/check.ts tells the programs that it starts. */
export const isFullRun = process.env.TEST_FULL === '1'

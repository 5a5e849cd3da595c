/** Shares that are nearly alike are alike: thirds written as 0.34, 0.33, 0.33 are thirds. */
export function evenShares(shares: number[]): number[] {
  return shares.map((share) => {
    const alike = shares.filter((other) => Math.abs(other - share) < share * 0.04)
    return alike.reduce((sum, other) => sum + other, 0) / alike.length
  })
}

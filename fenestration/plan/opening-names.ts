/** The next free number for an opening of the same kind as the one with that name. */
export function nextNameLike(taken: string[], name: string) {
  return nextName(taken, name.startsWith('D') ? 'D' : 'W')
}

/** The number after the largest one, so that no number is used again. A visitor may have typed a huge one: it does not count. */
export function nextName(taken: string[], letter: 'W' | 'D') {
  const numbers = taken
    .map((name) => (name.startsWith(letter) ? Number(name.slice(1)) : 0))
    .filter((number) => Number.isInteger(number) && number < hugeNumber)
  let next = Math.max(0, ...numbers) + 1
  while (taken.includes(`${letter}${next}`)) next += 1
  return `${letter}${next}`
}

const hugeNumber = 1000

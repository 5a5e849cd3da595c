export function shuffled<T>(list: T[]) {
  return list
    .map((value) => ({ value, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value)
}

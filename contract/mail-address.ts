/** The public form accepts any text as an e-mail address; we send only to what can be one. */
export function isMailAddress(text: string) {
  return /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/.test(text)
}

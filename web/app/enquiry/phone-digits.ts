/**
 * Normalises '+91 98123-45678'. Removes spaces, dashes, brackets, a leading + and the invisible marks that chat apps put
 * around a copied number. Letters stay, so that validation can report them.
 */
export function toPhoneDigits(entry: string) {
  return entry.replace(/[\s\p{Cf}\p{Pd}\u2212()[\]]/gu, '').replace(/^\+/, '')
}

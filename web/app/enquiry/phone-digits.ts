/**
 * What a person means by '+91 98123-45678'. Spaces, dashes, brackets, a leading + and the invisible marks that chats put
 * around a copied number go; letters stay, so that the rules can speak of them.
 */
export function toPhoneDigits(entry: string) {
  return entry.replace(/[\s\p{Cf}\p{Pd}\u2212()[\]]/gu, '').replace(/^\+/, '')
}

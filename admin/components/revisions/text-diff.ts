import { diffWordsWithSpace } from 'diff'

export type TextChange = { kind: 'same' | 'removed' | 'added'; text: string }

/** Two texts that differ in more words than this are shown as replaced. */
const maxEditLength = 600

/** A diff by words. Joining all parts but the added (or removed) ones gives the old (or new) text. */
export function diffText(before: string, after: string): TextChange[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength })
  const parts: TextChange[] = changes
    ? changes.map(({ added, removed, value }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ]
  return parts.filter(({ text }) => text !== '')
}

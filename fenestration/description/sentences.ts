/** The lines of a text of several items. */
export function linesOf(lines: string) {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The first sentence, and the others with the blank before them. */
export function splitFirstSentence(sentences: string) {
  const end = /[.!?](?=\s)/.exec(sentences)?.index ?? sentences.length
  return [sentences.slice(0, end + 1), sentences.slice(end + 1)] as const
}

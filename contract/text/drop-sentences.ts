const inlineTag = /^<\/?(a|abbr|b|br|code|em|i|s|small|span|strong|sub|sup|u)\b/i
const sentenceEnd = /(?<=[.!?]\s)/

/** Texts and tags without the sentences that `isDropped`, and without the elements that are empty then. */
export function dropSentences(parts: string[], isDropped: (text: string) => boolean): string[] {
  if (!parts.some(isDropped)) return parts
  const kept: string[] = []
  let sentence: string[] = []
  function endSentence() {
    kept.push(...(sentence.some(isDropped) ? sentence.filter(isTag) : sentence))
    sentence = []
  }
  for (const part of parts) {
    if (isTag(part) && !inlineTag.test(part)) {
      endSentence()
      kept.push(part)
    } else if (isTag(part)) sentence.push(part)
    else
      for (const piece of part.split(sentenceEnd)) {
        sentence.push(piece)
        if (/[.!?]\s$/.test(piece)) endSentence()
      }
  }
  endSentence()
  return withoutEmptyElements(kept)
}

/** An element that held only a dropped sentence would be an empty paragraph, list item or link. */
function withoutEmptyElements(parts: string[]): string[] {
  const kept: string[] = []
  for (const part of parts) {
    const [, name] = /^<\/(\w+)/.exec(part) ?? []
    if (name && new RegExp(`^<${name}\\b`, 'i').test(kept.at(-1) ?? '')) kept.pop()
    else kept.push(part)
  }
  return kept
}

function isTag(part: string) {
  return part.startsWith('<')
}

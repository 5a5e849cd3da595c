export type Part = { kind: 'same' | 'gone' | 'new'; text: string }

/** Beyond this many words on a side, two texts are shown whole, side by side. */
const mostWords = 1500

/** What was taken out and put in, word by word: the longest common run of words stays. */
export function compareWords(before: string, after: string): Part[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length > mostWords || now.length > mostWords) return [part('gone', old), part('new', now)]
  const lengths = commonLengths(old, now)
  const parts: Part[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      add(parts, 'same', old[i])
      i += 1
      j += 1
    } else if (j >= now.length || (i < old.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      add(parts, 'gone', old[i])
      i += 1
    } else {
      add(parts, 'new', now[j])
      j += 1
    }
  }
  return parts
}

/** Words with the space that follows them, so that joining them gives the text. */
function wordsOf(text: string) {
  return text.match(/\S+\s*|\s+/g) ?? []
}

function commonLengths(old: string[], now: string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row)
        row[j] =
          old[i] === now[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  return lengths
}

function at(lengths: Uint16Array[], i: number, j: number) {
  return lengths[i]?.[j] ?? 0
}

function add(parts: Part[], kind: Part['kind'], text = '') {
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

function part(kind: Part['kind'], words: string[]): Part {
  return { kind, text: words.join('') }
}

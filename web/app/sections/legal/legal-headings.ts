import { textOf } from '../../ui/html.tsx'

export type LegalHeading = { id: string; label: string; level: 2 | 3 }

/** Gives each heading of a text an id, and lists the headings for a table of contents. */
export function withHeadings(html: string) {
  const headings: LegalHeading[] = []
  const marked = html.replace(/<h([23])\b[^>]*>([\s\S]*?)<\/h\1>/gi, (_, level: string, inner: string) => {
    const label = textOf(inner).trim()
    const id = freeId(label, headings)
    headings.push({ id, label, level: level === '2' ? 2 : 3 })
    return `<h${level} id="${id}">${inner}</h${level}>`
  })
  return { html: marked, headings }
}

function freeId(label: string, taken: LegalHeading[]) {
  const slug = label.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const id = `section-${slug}`.replace(/-+$/, '')
  return taken.some((heading) => heading.id === id) ? `${id}-${taken.length + 1}` : id
}

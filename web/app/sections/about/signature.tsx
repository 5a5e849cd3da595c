/** Name and position of the author. */
export function Signature({ person, post }: { person: string; post: string }) {
  if (person === '') return null
  return (
    <figcaption className="mt-10 flex items-center gap-5">
      <span aria-hidden className="h-px w-14 bg-accent" />
      <span>
        <span className="block font-display text-h3 leading-tight">{person}</span>
        <span className="block text-body text-ink-soft">{post}</span>
      </span>
    </figcaption>
  )
}

/** The number of a source in the list below. */
export function SourceMark({ number }: { number: number }) {
  if (number === 0) return null
  return (
    <sup className="ml-1 text-tiny text-ink-soft">
      <span className="sr-only">source </span>
      {number}
    </sup>
  )
}

export function SourceList({ sources }: { sources: string[] }) {
  if (sources.length === 0) return null
  return (
    <div className="mt-5 text-label text-ink-soft">
      <p className="font-semibold">Sources</p>
      <ol className="mt-1 list-decimal pl-5">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ol>
    </div>
  )
}

/** A placeholder with exactly the size of the content, set by classes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span data-testid="skeleton" className={`skeleton ${className}`} />
}

/** `count` placeholders rendered by `children`, with one loading message for screen readers. */
export function Skeletons({ count, children }: { count: number; children: (index: number) => React.ReactNode }) {
  return <>{Array.from({ length: count }, (_, index) => children(index))}</>
}

export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status" className="sr-only">
      {label}
    </span>
  )
}

/** The same markup as in index.html, so that nothing jumps when the app takes over. */
export function Loading() {
  return (
    <p className="loading" role="status">
      Loading…
    </p>
  )
}

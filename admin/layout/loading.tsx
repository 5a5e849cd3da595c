/** As the page itself has it before the program is there. */
export function Opening() {
  return (
    <p className="opening" role="status">
      Opening the back office …
    </p>
  )
}

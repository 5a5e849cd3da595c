/** What a search looks at. */
export type SearchDocument = { id: number; title: string; purpose: string; keywords: string; text: string }

/** What it shows. The title is HTML. */
export type FoundRecord = { title: string; hyperlink: string; image: string }

/** What the operator of the server must look after. */
export type Problem = {
  /** Of the kind and the place, e.g. `backup` or `disk /var/lib/house`. */
  name: string
  /** A headline and a sentence for readers who do not know the server. */
  title: string
  text: string
  /** For the operator: the cause, and what to type. */
  cause: string
  commands: string[]
}

export const problemTexts = { handOver: 'Show this to whoever runs the server:' }

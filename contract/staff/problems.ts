/** What whoever runs the server must look after. */
export type Problem = {
  /** Of the kind and the place, e.g. `backup` or `disk /var/lib/house`. */
  name: string
  message: string
}

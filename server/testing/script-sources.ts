/** All that an answer's policy says about scripts, word for word. */
export function scriptSources({ headers }: Pick<Response, 'headers'>) {
  const directives = (headers.get('content-security-policy') ?? '').split('; ')
  return directives.filter((directive) => /^(script|worker|object|child)-src/.test(directive))
}

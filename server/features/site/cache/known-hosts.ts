const maxKnownHosts = 4

/**
 * Whether a URL has one of the first few hosts seen. Without PUBLIC_URL pages are cached per Host header, which anyone can make up:
 * only pages of known hosts count as canonical, and others cannot evict them.
 */
export function createKnownHosts() {
  const known = new Set<string>()
  return (url: string) => {
    const { host } = new URL(url)
    if (known.size < maxKnownHosts) known.add(host)
    return known.has(host)
  }
}

import { Agent, get } from 'node:http'

export type Crawl = { urls: number; failed: string[]; slowestMs: number }

const sitemap = '/sitemap.xml'
const robots = '/robots.txt'

/**
 * Requests every page, picture, script and document that the site links to once, with a number of connections. Like a search
 * engine it leaves out links marked nofollow and what robots.txt excludes: filters and comparisons have endless combinations.
 */
export async function crawlSite(
  origin: string,
  connections: number,
  maxUrls = Number.POSITIVE_INFINITY,
): Promise<Crawl> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const queue = [sitemap, '/', robots]
  const isExcluded = readRobots((await read(origin + robots, agent)).text)
  const seen = new Set(queue)
  const crawl: Crawl = { urls: 0, failed: [], slowestMs: 0 }
  let active = 0

  function add(path: string) {
    if (seen.has(path) || seen.size >= maxUrls || isExcluded(path)) return
    seen.add(path)
    queue.push(path)
  }

  async function visit(path: string) {
    const start = performance.now()
    const { status, text, error } = await read(origin + path, agent)
    const ms = Math.round(performance.now() - start)
    crawl.urls += 1
    crawl.slowestMs = Math.max(crawl.slowestMs, ms)
    if (status >= 500 || status === 0) crawl.failed.push(`${path}: ${error ?? status} after ${ms} ms`)
    for (const link of linksIn(text, new URL(path, origin))) add(link)
  }

  await new Promise<void>((resolve) => {
    const next = () => {
      while (active < connections) {
        const path = queue.shift()
        if (path === undefined) break
        active += 1
        void visit(path).finally(() => {
          active -= 1
          next()
        })
      }
      if (active === 0) resolve()
    }
    next()
  })
  agent.destroy()
  return crawl
}

/** Whether a path begins as one of the excluded ones; a star stands for anything, a dollar sign for the end. */
function readRobots(text: string) {
  const excluded = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) =>
    path.replace(/[.?+()[\]]/g, '\\$&').replaceAll('*', '.*'),
  )
  const pattern = new RegExp(`^(${excluded.join('|')})`)
  return (path: string) => excluded.length > 0 && pattern.test(path)
}

/** Paths on the same origin, in HTML, sitemaps and style sheets. */
function linksIn(text: string, base: URL): string[] {
  const plain = text.replace(/<a\s[^>]*rel="nofollow"[^>]*>/g, '').replaceAll('&amp;', '&')
  const found = [
    ...matches(plain, /\s(?:href|src|poster)="([^"]+)"/g),
    ...matches(plain, /\scontent="(https?:[^"]+)"/g),
    ...matches(plain, /<loc>([^<]+)<\/loc>/g),
    ...matches(plain, /url\("?([^")]+)"?\)/g),
    ...matches(plain, /\s(?:image)?srcset="([^"]+)"/gi).flatMap((set) =>
      set.split(',').map((each) => each.trim().split(/\s/)[0] ?? ''),
    ),
  ]
  return found
    .filter((link) => URL.canParse(link, base))
    .map((link) => new URL(link, base))
    .filter(({ origin }) => origin === base.origin)
    .map(({ pathname, search }) => pathname + search)
}

function matches(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([, match = '']) => match)
}

/** Status 0 when the connection failed. Only text is kept. */
function read(url: string, agent: Agent): Promise<{ status: number; text: string; error?: string }> {
  return new Promise((resolve) => {
    const failed = ({ message }: Error) => resolve({ status: 0, text: '', error: message })
    const outgoing = get(url, { agent }, (response) => {
      const isText = /html|xml|css/.test(response.headers['content-type'] ?? '')
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        if (isText) text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', failed)
    })
    outgoing.on('error', failed)
  })
}

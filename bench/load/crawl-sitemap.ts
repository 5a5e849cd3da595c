/** Requests every page of the sitemap as a browser does; returns their number. */
export async function crawlSitemap(origin: string) {
  const files = urlsIn(await read(`${origin}/sitemap.xml`))
  const pages = (await Promise.all(files.map(read))).flatMap(urlsIn)
  for (const page of pages) await read(page)
  return pages.length
}

function urlsIn(map: string) {
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

async function read(address: string) {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip, br' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

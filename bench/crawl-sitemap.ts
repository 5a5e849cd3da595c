/** Every page that the site map names, as a browser asks for it. Gives their number. */
export async function askForEveryPage(origin: string) {
  const files = addressesIn(await read(`${origin}/sitemap.xml`))
  const pages = (await Promise.all(files.map(read))).flatMap(addressesIn)
  for (const page of pages) await read(page)
  return pages.length
}

function addressesIn(map: string) {
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

async function read(address: string) {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip, br' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { products } from '../../demo/products.ts'
import { accessoryIcons } from './accessory-icons.ts'
import { drawElevation } from './draw-elevation.ts'

const media = new URL('../../demo/media/', import.meta.url)
const largestFile = 60 * 1024
const qualities = [100, 96, 92, 88, 80, 70]

/** The products named on the command line, or all. */
const slugs = process.argv.slice(2)
const drawn = products.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))

await mkdir(media, { recursive: true })
for (const product of drawn) {
  await writePng(`elevation-${product.slug}`, drawElevation(product))
}
for (const [slug, icon] of Object.entries(accessoryIcons)) {
  await writeFile(new URL(`icon-${slug}.svg`, media), icon)
}
console.log(`${drawn.length} elevations and ${Object.keys(accessoryIcons).length} accessory icons`)

async function writePng(name: string, svg: string) {
  for (const quality of qualities) {
    // No dithering: gradients stay smooth and files small.
    const png = await sharp(Buffer.from(svg)).png({ palette: true, quality, dither: 0, effort: 10 }).toBuffer()
    if (png.length > largestFile) continue
    await writeFile(new URL(`${name}.png`, media), png)
    return
  }
  throw new Error(`${name} does not fit into ${largestFile} bytes`)
}

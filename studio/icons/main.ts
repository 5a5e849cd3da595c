import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Generates favicon, touch icon and maskable icons from the logo's arch. */
const folder = new URL('../../web/public/', import.meta.url)
const night = '#14181c'
const warmWhite = '#fbfaf8'
const accent = '#b83f00'
const orange = '#e8590c'

/** The arch on a 32 × 32 background, scaled to stay inside the safe zone of a mask. */
function arch({
  ground = '',
  bars,
  outline,
  scale = 1,
}: {
  ground?: string
  bars: string
  outline: string
  scale?: number
}) {
  const shift = 16 - 16 * scale
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">
  ${ground && `<path fill="${ground}" d="M0 0h32v32H0z" />`}
  <g transform="translate(${shift} ${shift}) scale(${scale})">
    <path stroke="${bars}" stroke-width="1.4" d="M16 2v28M5 15h22M5 22.5h22" />
    <path stroke="${outline}" stroke-width="2.2" stroke-linejoin="round" d="M5 30V14C5 8 10 5 16 2c6 3 11 6 11 12v16z" />
  </g>
</svg>
`
}

const inTabs = arch({ bars: accent, outline: accent })
const onHomeScreens = arch({ ground: night, bars: orange, outline: warmWhite, scale: 0.66 })
const maskable = arch({ ground: night, bars: orange, outline: warmWhite, scale: 0.56 })

await write('favicon.svg', inTabs)
await write('favicon.ico', icoOf(await pngOf(inTabs, 32), 32))
await write('apple-touch-icon.png', await pngOf(onHomeScreens, 180))
for (const size of [192, 512]) await write(`icon-${size}.png`, await pngOf(maskable, size))

function write(name: string, content: string | Buffer) {
  return writeFile(new URL(name, folder), content)
}

function pngOf(svg: string, size: number) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ effort: 10 })
    .toBuffer()
}

/** Wraps one PNG in an ICO container. */
function icoOf(png: Buffer, size: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

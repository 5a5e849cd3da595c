type Table = { tag: string; data: Buffer }

/** Replaces the kerning of a variable font by that of a static instance: the same for every weight, at half the size. */
export function withKerningOf(fixed: Buffer, font: Buffer) {
  const kerning = tablesOf(fixed).find(({ tag }) => tag === 'GPOS')
  if (!kerning) throw new Error('The font has no GPOS table')
  return buildFont(
    font.subarray(0, 4),
    tablesOf(font).map((table) => (table.tag === 'GPOS' ? kerning : table)),
  )
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + 16 * at
    const start = font.readUInt32BE(entry + 8)
    return {
      tag: font.toString('latin1', entry, entry + 4),
      data: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    }
  })
}

/** Checksums are left out: the WOFF2 encoder computes them. */
function buildFont(kind: Buffer, tables: Table[]) {
  const head = Buffer.alloc(12 + 16 * tables.length)
  kind.copy(head)
  head.writeUInt16BE(tables.length, 4)
  const bodies: Buffer[] = []
  let start = head.length
  for (const [at, { tag, data }] of tables.entries()) {
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    head.write(tag, 12 + 16 * at, 'latin1')
    head.writeUInt32BE(start, 12 + 16 * at + 8)
    head.writeUInt32BE(data.length, 12 + 16 * at + 12)
    bodies.push(padded)
    start += padded.length
  }
  return Buffer.concat([head, ...bodies])
}

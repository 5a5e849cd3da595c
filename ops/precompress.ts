import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
const compressible = /\.(js|css|svg|json|txt|html|webmanifest)$/

/** Writes .br and .gz at maximum compression next to every file of a build folder, to be served as they are. */
const [folder = ''] = process.argv.slice(2)
const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
await Promise.all(files.map(({ parentPath, name }) => precompress(join(parentPath, name))))

async function precompress(file: string) {
  const plain = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  await writeFile(`${file}.br`, await toBrotli(plain, { params }))
  await writeFile(`${file}.gz`, await toGzip(plain, { level: constants.Z_BEST_COMPRESSION }))
}

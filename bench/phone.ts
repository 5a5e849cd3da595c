import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditScreens } from './lighthouse/audit.ts'
import { startBehindTls } from './lighthouse/site-behind-tls.ts'
import { phoneHeading, reportPhone } from './report.ts'

// The Lighthouse part of `npm run bench`; replaces that part of docs/benchmarks.md.
const visits = 5
const written = 'docs/benchmarks.md'

const folder = await mkdtemp(join(tmpdir(), 'house-phone-'))
try {
  const site = await startBehindTls(folder)
  const part = reportPhone(await auditScreens(site, visits), visits)
  await site.stop()
  console.log(part)
  const [rest = ''] = (await readFile(written, 'utf8')).split(phoneHeading)
  await writeFile(written, rest + part)
} finally {
  await rm(folder, { recursive: true, force: true })
}

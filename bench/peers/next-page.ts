import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { type Peer, type SharedPage, serve, stopProcess, waitForPage } from './peer.ts'

const run = promisify(execFile)
const versions = { next: '16.4.6', react: '19.3.1' }

/** A Next.js page with the same text and pictures, rendered at build time (static) or for each request (dynamic). */
export const nextPages: Peer[] = (['static', 'dynamic'] as const).map((kind) => ({
  name: `Next.js, ${kind}`,
  missing: () => undefined,
  version: () => `Next.js ${versions.next}, React ${versions.react}, Node ${process.versions.node}`,
  prepare: (folder, page) => buildNext(join(folder, 'next'), page),
  async start(folder) {
    const home = join(folder, 'next')
    const port = await freePort()
    const start = performance.now()
    const next = join(home, 'node_modules/next/dist/bin/next')
    const child = serve(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
      cwd: home,
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    const url = `http://127.0.0.1:${port}/${kind}`
    await waitForPage(url, child)
    return { url, coldStartMs: performance.now() - start, pids: [child.pid ?? 0], stop: () => stopProcess(child) }
  },
}))

let built: Promise<void> | undefined

function buildNext(home: string, page: SharedPage) {
  built ??= build(home, page)
  return built
}

async function build(home: string, page: SharedPage) {
  await mkdir(join(home, 'app/static'), { recursive: true })
  await mkdir(join(home, 'app/dynamic'), { recursive: true })
  await mkdir(join(home, 'public'), { recursive: true })
  const { react } = versions
  const dependencies = { next: versions.next, react, 'react-dom': react }
  await writeFile(join(home, 'package.json'), JSON.stringify({ name: 'peer', private: true, dependencies }))
  await writeFile(join(home, 'content.json'), JSON.stringify({ ...page, pictures: page.pictures.map(shown), sent: '' }))
  for (const { name, bytes } of page.pictures) await writeFile(join(home, 'public', name), bytes)
  await writeFile(join(home, 'app/layout.jsx'), layout)
  await writeFile(join(home, 'app/product.jsx'), product)
  await writeFile(join(home, 'app/static/page.jsx'), pageOf('force-static'))
  await writeFile(join(home, 'app/dynamic/page.jsx'), pageOf('force-dynamic'))
  const npm = process.env.npm_execpath
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm']
  await run(command ?? 'npm', [...args, 'install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: home })
  const next = join(home, 'node_modules/next/dist/bin/next')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv
  await run(process.execPath, [next, 'build'], { cwd: home, env })
}

const shown = ({ name, alt }: SharedPage['pictures'][number]) => ({ name, alt })

const layout = `export default ({ children }) => <html lang="en-IN"><body>{children}</body></html>
`

const product = `import content from '../content.json'

export default function Product() {
  return (
    <main>
      <title>{content.title}</title>
      <h1>{content.title}</h1>
      {content.pictures.map(({ name, alt }) => <img key={name} src={'/' + name} alt={alt} width="800" height="600" />)}
      {content.parts.map(({ heading, html }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </main>
  )
}
`

const pageOf = (dynamic: string) => `import Product from '../product'

export const dynamic = '${dynamic}'
export default () => <Product />
`

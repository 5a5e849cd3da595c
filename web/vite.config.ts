import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { lighterScripts } from './lighter-scripts.ts'

/** What every screen needs, and what many share in pieces too small to be fetched and packed one by one. */
const shared = [
  'root',
  'components/arrives',
  'components/breadcrumb',
  'components/head',
  'components/scroll-to-anchor',
  'data/page-words',
  'data/phone-digits',
  'data/placeholders',
  'data/send-outcome',
  'sections/not-found-on-demand',
  'sections/page-banner',
  'structured-data/described',
  'ui/button',
  'ui/html',
  'ui/icon',
  'ui/plain-click',
  'ui/text-skeleton',
  'ui/use-in-view',
  'ui/use-reduced-motion',
]

/** Few and well packed: each chunk costs a request, and what stands together is compressed together. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
  // With all that it imports; what is fetched when it is asked for stays apart.
  { name: 'site', test: (id: string) => shared.some((part) => id.includes(`/web/app/${part}.ts`)), priority: 1 },
]

/** Has Chromium compile all of a script that every page runs while it arrives, on a thread of its own, not piece by piece when it runs. */
function compileHint({ name }: { name: string }) {
  return chunks.some((chunk) => chunk.name === name) ? '//# allFunctionsCalledOnLoad' : ''
}

/** The server's half in few files, packages too: each file more is a little time at every start. */
const inFewFiles = { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } as const

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), lighterScripts()],
  // The server loads one module that takes a request and gives a page, and knows nothing of React Router.
  environments: {
    ssr: {
      ...(command === 'build' ? inFewFiles : {}),
      build: { rolldownOptions: { input: './handler.ts' } },
    },
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: chunks }, postBanner: compileHint } },
      },
    },
  },
}))

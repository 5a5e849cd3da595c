import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
  { name: 'shared', test: isShared, minShareCount: 2, priority: 1 },
  // The finder must not load the planner for it.
  { name: 'frame-size', test: /\/contract\/plans\/frame-size/, priority: 1 },
  // After the shared modules, which it would pull in: other pages must not load the planner.
  { name: 'planner', test: /\/(fenestration|web\/app\/planner)\//, minShareCount: 2, priority: 0 },
]

/**
 * Small modules that several pages use: one request instead of many. Forms, sections and options of products and designs come
 * with the pages that show them.
 */
function isShared(id: string) {
  return /\/(web\/app|contract)\//.test(id) && !ofSomePages.test(id)
}

const ofSomePages = /\/(enquiry\/form|sections|planner|compare|pagination|contract\/products|contract\/plans)\//

/** Packages are bundled, so that the built server needs no node_modules of the site. */
const bundledPackages = { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } as const

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      ...(command === 'build' ? bundledPackages : {}),
      build: { rolldownOptions: { input: './handler.ts' } },
    },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    },
  },
}))

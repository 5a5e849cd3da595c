import { defineConfig } from 'vite'

/** Packages of many small files that every start needs. The others stay in node_modules; most are loaded on first use. */
const bundledPackages = ['@hono/node-server', 'csv-parse', 'hono', 'kysely', 'zod']

/** Bundles the server, so that it starts faster: few files, and no types to strip. */
export default defineConfig({
  ssr: { noExternal: bundledPackages },
  build: {
    ssr: true,
    target: 'node24',
    // A running instance may still load chunks of the build that it was started from.
    emptyOutDir: false,
    outDir: 'build',
    // The demonstration company finds its pictures relative to its own files.
    rolldownOptions: { input: ['main.ts', 'worker.ts'], external: /^@house\/demo\// },
  },
})

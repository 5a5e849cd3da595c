import { defineConfig } from 'vite'

/** Packages of many small files that every start needs; the others are read from where they are installed, most of them when they are wanted. */
const takenIn = ['@hono/node-server', 'csv-parse', 'hono', 'kysely', 'zod']

/** The server as it is started: our files and those of some packages in a few, without TypeScript to take out at each start. */
export default defineConfig({
  ssr: { noExternal: takenIn },
  build: {
    ssr: true,
    target: 'node24',
    // A copy that runs may still want a part of the build that it was started from.
    emptyOutDir: false,
    outDir: 'build',
    // The demonstration company is data beside its pictures, and is found by its place.
    rolldownOptions: { input: 'main.ts', external: /^@house\/content\// },
  },
})

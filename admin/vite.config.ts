import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const api = process.env.API ?? 'http://localhost:3000'

export default defineConfig({
  base: '/admin/',
  plugins: [compressed('build/assets')],
  // The site's own React Router is a newer one; what react-admin brings must be the one copy found here.
  resolve: {
    dedupe: [
      'react',
      'react-dom',
      'react-router',
      'react-router-dom',
      'ra-core',
      'ra-ui-materialui',
      'react-hook-form',
    ],
  },
  build: {
    outDir: 'build',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // The libraries mark their parts for servers that render; here nothing is rendered on one.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
  server: { proxy: { '/admin/api': api, '/media': api } },
})

/** The scripts are large and never change: compressed once, here, and not for each person. */
function compressed(folder: string): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(folder).filter((each) => /\.(js|css)$/.test(each))) {
        const bytes = readFileSync(`${folder}/${name}`)
        writeFileSync(`${folder}/${name}.br`, brotliCompressSync(bytes))
        writeFileSync(`${folder}/${name}.gz`, gzipSync(bytes))
      }
    },
  }
}

import { serverPaths } from '@house/contract/urls'
import { defineConfig } from 'vite'

const api = process.env.API ?? 'http://localhost:3000'

export default defineConfig({
  base: `${serverPaths.admin}/`,
  // The server replaces it with a fresh nonce for every request of the page.
  html: { cspNonce: '{{nonce}}' },
  // The site uses a newer React Router; everything here must share the one that react-admin brings.
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
      // Libraries mark their client components; nothing is rendered on a server here.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
  // The modules of our own folder api/ have the same path.
  server: { proxy: { [`^${serverPaths.staffApi}/(?!.*\\.tsx?(\\?|$))`]: api, [serverPaths.media]: api } },
})

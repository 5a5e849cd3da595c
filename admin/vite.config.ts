import { defineConfig } from 'vite'

const api = process.env.API ?? 'http://localhost:3000'

export default defineConfig({
  base: '/admin/',
  // The server puts a new one in for everyone who asks for the page.
  html: { cspNonce: '{{nonce}}' },
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

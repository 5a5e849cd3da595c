import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server loads one module that takes a request and gives a page, and knows nothing of React Router.
  environments: { ssr: { build: { rolldownOptions: { input: './handler.ts' } } } },
})

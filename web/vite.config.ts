import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { lighterScripts } from './lighter-scripts.ts'

/** Few and well packed: each chunk costs a request, and what stands together is compressed together. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  // With all that it imports; what is fetched when it is asked for stays apart.
  {
    name: 'site',
    test: /web\/app\/(root|components\/(arrives|head|breadcrumb)|ui\/(html|button|icon))\.tsx/,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), lighterScripts()],
  // The server loads one module that takes a request and gives a page, and knows nothing of React Router.
  environments: {
    ssr: { build: { rolldownOptions: { input: './handler.ts' } } },
    client: { build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
})

import { createHash } from 'node:crypto'
import { serverPaths } from '@house/contract/urls'
import { html, raw } from 'hono/html'
import { csp } from '../http/csp.ts'
import type { OpenApiDocument, Operation } from './openapi.ts'

const css = `
:root { color-scheme: light; font: 16px/1.55 system-ui, sans-serif; color: #14181c; background: #f7f5f1 }
body { margin: 0 auto; padding: 2.5rem 1.25rem 5rem; max-width: 60rem }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.05rem; margin: 0; display: inline }
p { max-width: 44rem }
nav { columns: 16rem; margin: 1.5rem 0 2.5rem }
nav a { display: block; padding: .15rem 0 }
a { color: #7a4b12 }
section { background: #fff; border: 1px solid #e3ded5; border-radius: .5rem; padding: 1.25rem; margin: 1rem 0 }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem }
pre { overflow: auto; background: #f7f5f1; padding: .75rem; border-radius: .375rem; max-height: 28rem }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #eee9e0 }
summary { cursor: pointer; padding: .4rem 0; font-weight: 600 }
summary:focus-visible, a:focus-visible { outline: 2px solid #7a4b12; outline-offset: 2px }
.method { font-weight: 700; margin-right: .5rem }
`

/** The page has no scripts; its one style sheet is allowed by its hash. */
export const docsCsp = csp({ 'style-src': [`'sha256-${createHash('sha256').update(css).digest('base64')}'`] })

type Entry = { path: string; method: string; operation: Operation }

/** The API documentation as one static page. */
export function renderDocsPage({ info, paths, components }: OpenApiDocument) {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ path, method: method.toUpperCase(), operation })),
  )
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${info.title} ${info.version}</title>
<style>${raw(css)}</style>
</head>
<body>
<h1>${info.title}</h1>
<p>${info.description}</p>
<p>Version ${info.version}. <a href="${serverPaths.openApi}">OpenAPI 3.1 document</a></p>
<nav aria-label="Calls">${entries.map(({ path, operation }) => html`<a href="#${operation.operationId}"><code>${path}</code></a>`)}</nav>
<main>${entries.map(renderEntry)}</main>
<h1>Schemas</h1>
${Object.entries(components.schemas).map(
  ([name, schema]) =>
    html`<details id="${name}"><summary>${name}</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`,
)}
</body>
</html>`
}

function renderEntry({ path, method, operation }: Entry) {
  return html`<section id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
<h2 id="${operation.operationId}-title"><span class="method">${method}</span><code>${path}</code></h2>
<p>${operation.summary}</p>
${renderBody(operation)}
<p>Replies:</p>
<table><tbody>${Object.entries(operation.responses).map(
    ([status, { description, content }]) =>
      html`<tr><th scope="row">${status}</th><td>${description}</td><td>${renderRefs(content)}</td></tr>`,
  )}</tbody></table>
</section>`
}

function renderBody({ requestBody }: Operation) {
  if (!requestBody) return ''
  const [first] = Object.values(requestBody.content)
  return html`<p>Body: ${Object.keys(requestBody.content).join(' or ')}</p>
<pre tabindex="0">${JSON.stringify(first?.schema, null, 2)}</pre>`
}

function renderRefs(content: object) {
  const names = [...JSON.stringify(content).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name)
  return names.map((name) => html`<a href="#${name}">${name}</a> `)
}

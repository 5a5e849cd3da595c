import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { accessoryCategories } from '../demo/accessories.ts'
import { blogs } from '../demo/blogs.ts'
import { categories } from '../demo/categories.ts'
import { photographs } from '../demo/media.ts'
import { demoMediaFolder } from '../demo/media-folder.ts'
import { pages } from '../demo/pages.ts'
import { products } from '../demo/products.ts'
import { projects } from '../demo/projects.ts'
import { settings } from '../demo/settings.ts'

/** All pictures of the demonstration company on one HTML page, with alt text, size and usage. */
const folder = new URL('../screenshots/', import.meta.url)
const alts = new Map(photographs.map(({ name, alt }) => [name, alt]))
const pictures = readdirSync(demoMediaFolder)
  .filter((file) => /\.(jpg|png|svg)$/.test(file))
  .map((file) => ({ file, name: file.replace(/\.\w+$/, ''), bytes: statSync(demoMediaFolder + file).size }))
const uses = usesOf({ products, categories, accessoryCategories, projects, blogs, pages, settings })
const drawings = pictures.filter(({ file }) => !file.endsWith('.jpg'))
const photos = pictures.filter(({ file }) => file.endsWith('.jpg'))
const unused = pictures.filter(({ name }) => !uses.has(name)).map(({ name }) => name)

mkdirSync(folder, { recursive: true })
const sheet = new URL('contact-sheet.html', folder)
writeFileSync(sheet, page())
console.log(`${photos.length} photographs and ${drawings.length} drawings on ${sheet.pathname}`)
if (unused.length > 0) console.log(`Not used: ${unused.join(', ')}`)

/** Where the content uses each picture, by the slug or title of the record: `window: pictures`. */
function usesOf(content: unknown) {
  const found = new Map<string, string[]>()
  const names = new Set(pictures.map(({ name }) => name))
  walk(content, '', '')
  return found

  function walk(value: unknown, owner: string, field: string) {
    if (typeof value === 'string') {
      if (names.has(value)) found.set(value, [...(found.get(value) ?? []), `${owner}: ${field}`])
    } else if (Array.isArray(value)) {
      for (const each of value) walk(each, owner, field)
    } else if (value && typeof value === 'object') {
      const { slug, key, title } = value as Record<string, unknown>
      const own = [slug, key, title].find((each) => typeof each === 'string')
      for (const [name, each] of Object.entries(value)) if (name !== 'slug') walk(each, own ? String(own) : owner, name)
    }
  }
}

function page() {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { margin: 2rem; background: #fbfaf8; color: #171b1f; font: 13px/1.4 sans-serif }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 1.5rem }
  figure { margin: 0 } figcaption { padding-top: .4rem }
  img { width: 100%; aspect-ratio: 3 / 2; object-fit: contain; background: #f1eee9 }
  .unused { outline: 3px solid #e8590c } ul { margin: .3rem 0; padding-left: 1rem; color: #52585e }
</style>
<h1>${photos.length} photographs, ${drawings.length} drawings</h1>
<main>
${[...photos, ...drawings].map(figure).join('\n')}
</main>
`
}

function figure({ file, name, bytes }: (typeof pictures)[number]) {
  const places = uses.get(name) ?? []
  return `<figure class="${places.length ? '' : 'unused'}">
  <img loading="lazy" src="${pathToFileURL(demoMediaFolder + file)}" alt="">
  <figcaption><strong>${name}</strong> ${Math.round(bytes / 1024)} KB<br>${alts.get(name) ?? ''}
  <ul>${places.map((place) => `<li>${place}</li>`).join('')}</ul></figcaption>
</figure>`
}

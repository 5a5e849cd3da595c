import { expect, test } from 'vitest'
import { isSafeSvg, sanitiseSvg } from './sanitise-svg.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'

test('shapes, gradients and styles stay; comments, metadata and unknown elements go', () => {
  const source = `<?xml version="1.0"?><!-- made by a program --><!DOCTYPE svg>
    <svg xmlns:inkscape="http://x" viewBox="0 0 10 10"><metadata>secret</metadata><style>.a{fill:#f00}</style>
    <defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
    <inkscape:grid/><path class="a" d="M0 0h10v10z" fill-rule="evenodd" data-name="x"/><use xlink:href="#g"/>
    <rect fill="url(#g)" width="4" height="4" style="stroke:#000"/></svg>`
  const clean = sanitiseSvg(source)
  expect(clean).toMatch(/^<svg [^>]*viewBox="0 0 10 10"/)
  expect(clean).toContain('xmlns="http://www.w3.org/2000/svg"')
  for (const kept of [
    '.a{fill:#f00}',
    'linearGradient',
    'gradientUnits',
    'fill-rule="evenodd"',
    'xlink:href="#g"',
    'url(#g)',
    'stroke:#000',
  ])
    expect(clean).toContain(kept)
  for (const gone of ['secret', 'made by', 'DOCTYPE', 'inkscape', 'data-name']) expect(clean).not.toContain(gone)
  expect([isSafeSvg(clean), isSafeSvg(source), isSafeSvg('<p>')]).toEqual([true, false, false])
})

test.each([
  ['a script', '<script>alert(1)</script>', /contains a script/],
  ['an event handler', '<path onload="alert(1)" d="M0 0"/>', /contains a script/],
  ['a script as a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', /contains a script/],
  ['a web page', '<foreignObject><p>Hello</p></foreignObject>', /contains a web page/],
  ['text', '<text x="1">Veranda</text>', /Convert the text to paths/],
  ['a photograph', '<image href="data:image/png;base64,AAAA"/>', /contains a photograph/],
  ['another file in a style', '<rect style="fill:url(https://evil.example/x)"/>', /loads other files/],
  ['an imported style', '<style>@import "https://evil.example/x.css"</style>', /loads other files/],
  ['a picture set', '<style>rect{mask:image-set("https://evil.example/x.png" 1x)}</style>', /loads other files/],
  ['a script that is escaped twice', '<style>&amp;lt;script>alert(1)&amp;lt;/script></style>', /contains a script/],
  ['an escaped import', '<style>&#64;import "https://evil.example/x.css"</style>', /loads other files/],
  ['an escaped file in an attribute', '<rect fill="u&#114;l(https://evil.example/x)"/>', /loads other files/],
  ['too many elements', '<g>'.repeat(20_000), /too many shapes/],
  ['an import with a CSS escape', '<style>\\40 import "https://evil.example/x.css"</style>', /loads other files/],
])('an SVG with %s is refused in a sentence', (_, content, message) => {
  expect(() => sanitiseSvg(`${open}${content}</svg>`)).toThrow(message)
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an unknown element', '<marquee/>'],
  ['an unknown attribute', '<path data-x="1"/>'],
  ['a link to another site', '<use href="https://evil.example/x.svg#a"/>'],
  ['hidden elements', '<![CDATA[<script>alert(1)</script>]]>'],
])('an SVG with %s is not safe to store as it is', (_, content) => {
  expect(isSafeSvg(`${open}<path d="M0 0"/></svg>`)).toBe(true)
  expect(isSafeSvg(`${open}${content}</svg>`)).toBe(false)
})

test('a stylesheet or a type from elsewhere makes an SVG unsafe', () => {
  for (const prolog of ['<?xml-stylesheet href="https://evil.example/x.css"?>', '<!DOCTYPE svg SYSTEM "x.dtd">'])
    expect(isSafeSvg(`${prolog}${open}</svg>`)).toBe(false)
})

test('an SVG with entities is refused', () => {
  expect(() => sanitiseSvg(`<!DOCTYPE svg [<!ENTITY a "b">]>${open}</svg>`)).toThrow(/entities/)
})

test('references to other files and links are removed', () => {
  const clean = sanitiseSvg(
    `${open}<use href="https://evil.example/x.svg#a"/><a href="https://x.example"><path d="M1 1"/></a></svg>`,
  )
  expect(clean).not.toContain('example')
  expect(clean).toContain('<path d="M1 1">')
})

test('a CDATA section cannot smuggle elements in', () => {
  const clean = sanitiseSvg(`${open}<style><![CDATA[</style><animate attributeName="href"/><style>]]></style></svg>`)
  expect(clean).not.toContain('animate')
})

test('what is no SVG is refused', () => {
  expect(() => sanitiseSvg('<p>Hello</p>')).toThrow('This is not an SVG picture.')
})

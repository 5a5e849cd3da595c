import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/render-route.tsx'
import { escapeHtml, useInterpolate } from './interpolate.ts'

function Show({ text, html }: { text: string; html: string }) {
  const interpolate = useInterpolate()
  return (
    <>
      <p id="text">{interpolate.text(text)}</p>
      <p id="html">{interpolate.html(html)}</p>
    </>
  )
}

function interpolated(text: string, html: string, setting = {}) {
  renderRoute(<Show text={text} html={html} />, { setting })
  return ['text', 'html'].map((id) => document.getElementById(id)?.textContent)
}

test('placeholders are replaced whatever their case, and values are escaped in HTML', () => {
  expect(interpolated('[Company Name]: [PHONE], [ email ]', '<p>[Company Name]</p>')).toEqual([
    'Jharokha Doors, Windows & Interiors: +91 99555 01420, hello@jharokha.example',
    '<p>Jharokha Doors, Windows &amp; Interiors</p>',
  ])
})

test('a sentence whose value is missing is left out, other brackets stay', () => {
  const text = 'Come in. Call [phone] on 1.5 days! Or [sic] write to [email].'
  expect(interpolated(text, text, { phone: '' })).toEqual([
    'Come in. Or [sic] write to hello@jharokha.example.',
    'Come in. Or [sic] write to hello@jharokha.example.',
  ])
})

test.each([
  ['<p>First. Call <strong>[phone]</strong> now.</p>', '<p>First. </p>'],
  ['<ul><li>Call [phone]</li><li>Write</li></ul>', '<ul><li>Write</li></ul>'],
  ['<p>Or <a href="/x">call [phone]</a>. Bye.</p>', '<p>Bye.</p>'],
  ['<p>[phone]</p><p>Stay</p>', '<p>Stay</p>'],
])('the tags around a sentence that is left out stay balanced: %s', (html, expected) => {
  expect(interpolated('', html, { phone: '' })[1]).toBe(expected)
})

test('names of object properties are not placeholders', () => {
  expect(interpolated('[constructor] [__proto__]', '[toString]')).toEqual(['[constructor] [__proto__]', '[toString]'])
})

test('nothing inside a tag is replaced', () => {
  expect(interpolated('', '<a href="[website]">[website]</a>')[1]).toBe(
    '<a href="[website]">https://jharokha.example</a>',
  )
})

test('escapeHtml escapes what would be markup', () => {
  expect(escapeHtml('<b title="x">&')).toBe('&lt;b title=&quot;x&quot;&gt;&amp;')
})

import type { AppSetting } from '@house/contract/entities'
import { brandOf } from '../company/brand/mail-brand.ts'
import { escapeHtml } from './mail.ts'

/** What every mail shows of the company. */
export type MailBrand = {
  name: string
  /** Of a PNG, as mail clients draw no SVG; without it, the name is shown. */
  logoUrl: string
  accent: string
  /** The public origin; without it, the header is no link. */
  siteUrl: string
  contact: string[]
}

export function mailBrandOf(company: AppSetting, publicUrl = ''): MailBrand {
  const { company_name, phone, email } = company
  return {
    ...brandOf(company, publicUrl),
    name: company_name,
    siteUrl: publicUrl,
    contact: [phone, email].filter(Boolean),
  }
}

const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"
const ink = '#171B1F'
const softInk = '#52585E'

// The header stays light in dark mode: that is the ground the logo is made for.
export const darkModeStyle = `@media (prefers-color-scheme:dark){.ground{background:#14181C!important}.sheet{background:#1F252B!important}.text,.text a{color:#F1EEE9!important}.soft,.soft a{color:#B9BEC3!important}}`

/** Tables and inline styles, because that is what every mail client understands. `body` is HTML. */
export function htmlMail(brand: MailBrand, title: string, body: string) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkModeStyle}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#F1EEE9">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#F1EEE9">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#FFFFFF">
<tr><td style="padding:20px 28px;background:#FFFFFF;border-top:4px solid ${escapeHtml(brand.accent)};border-bottom:1px solid #DDD8D0;${font};font-size:18px;line-height:26px;font-weight:bold;color:${ink}">${linkTo(brand, header(brand))}</td></tr>
<tr><td class="text" style="padding:28px;overflow-wrap:anywhere;${font};font-size:16px;line-height:25px;color:${ink}">${body}</td></tr>
<tr><td class="soft" style="padding:0 28px 24px;${font};font-size:13px;line-height:20px;color:${softInk}">${footer(brand)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

export function heading(text: string) {
  return `<h1 style="margin:0 0 16px;font-size:22px;line-height:30px;font-weight:bold">${escapeHtml(text)}</h1>`
}

export function subheading(text: string) {
  return `<h2 style="margin:0 0 4px;font-size:18px;line-height:26px;font-weight:bold">${escapeHtml(text)}</h2>`
}

/** On one line, so that it can be copied. */
export function code(text: string) {
  return `<pre style="margin:0 0 16px;overflow-x:auto;font-size:14px;line-height:22px">${escapeHtml(text)}</pre>`
}

/** Keeps the line breaks of the text. */
export function paragraph(text: string) {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

export type Detail = [label: string, value: string, link?: string | undefined]

/** What a mail to staff says, line by line. */
export function detailTable(details: Detail[], brand: MailBrand) {
  const rows = details.map((detail) => detailRow(detail, brand)).join('')
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0">${rows}</table>`
}

function detailRow([label, value, link]: Detail, { accent }: MailBrand) {
  const cell = link
    ? `<a href="${escapeHtml(link)}" style="color:${escapeHtml(accent)}">${escapeHtml(value)}</a>`
    : escapeHtml(value)
  return `<tr><td class="soft" style="padding:4px 16px 4px 0;white-space:nowrap;color:${softInk};vertical-align:top">${label}</td><td style="padding:4px 0;vertical-align:top;overflow-wrap:anywhere">${cell}</td></tr>`
}

export function button(brand: MailBrand, label: string, url: string) {
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:${escapeHtml(brand.accent)};color:#FFFFFF!important;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>`
}

function header({ name, logoUrl }: MailBrand) {
  if (logoUrl === '') return escapeHtml(name)
  return `<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="40" style="display:block;height:40px;width:auto;border:0">`
}

function linkTo({ siteUrl }: MailBrand, content: string) {
  if (siteUrl === '') return content
  return `<a href="${escapeHtml(siteUrl)}" style="color:${ink};text-decoration:none">${content}</a>`
}

/** The header has the name. */
function footer({ contact }: MailBrand) {
  return contact.map(escapeHtml).join(' &middot; ')
}

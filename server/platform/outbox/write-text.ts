import type { AppSetting } from '@house/contract/entities'
import { builtInMailTexts, type MailTexts, mailPlaceholders } from '@house/contract/text/mail-texts'
import { fillText } from '@house/contract/text/placeholders'
import { toOneLine } from './mail.ts'

/** Writes the texts that staff have entered, or the built-in ones, with the values of placeholders. */
export function textWriter(company: AppSetting, texts: MailTexts, more: [name: string, value: string][] = []) {
  const known = Object.entries(mailPlaceholders).map(([name, setting]): [string, string] => [name, company[setting]])
  const values = new Map([...known, ...more])
  const paragraphs = (field: keyof MailTexts) => fillParagraphs(texts[field].trim() || builtInMailTexts[field], values)
  return { paragraphs, line: (field: keyof MailTexts) => toOneLine(paragraphs(field).join(' ')) }
}

/** Filled one by one, so that a sentence ends with its paragraph. One that is empty then is left out. */
function fillParagraphs(text: string, values: ReadonlyMap<string, string>) {
  return text
    .split(/\r?\n\s*\n/)
    .map((each) => fillText(each, values).trim())
    .filter((each) => each !== '')
}

import { isMailAddress } from '@house/contract/mail-address'
import { text } from '../../staff-api/validation.ts'

/** Contact data that ends up in links. All fields may be empty. */

export function phone(max: number) {
  return text(max).refine((value) => value === '' || isPhone(value), {
    error: 'must be a telephone number of 7 to 15 digits, such as +91 129 555 0142',
  })
}

/** Written as people write telephone numbers; stored as WhatsApp links need it: digits with the country's code. */
export function chatNumber(max: number) {
  return text(max)
    .transform(toChatNumber)
    .refine((value) => value === '' || /^[1-9]\d{7,14}$/.test(value), {
      error: "must be a number of 8 to 15 digits with the country's code first, such as 919876543210",
    })
}

export function mailAddress(max: number) {
  return text(max).refine((value) => value === '' || isMailAddress(value), {
    error: 'must be an e-mail address, such as hello@company.example',
  })
}

/** For example the company's profile in a social network. */
export function externalLink(max: number) {
  return text(max).refine((value) => value === '' || isExternalLink(value), {
    error: 'must be a whole address that begins with https://',
  })
}

/** A path on this site, or a URL. */
export function link(max: number) {
  return text(max).refine((value) => value === '' || /^\/(?!\/)\S*$/.test(value) || isExternalLink(value), {
    error: 'must begin with https:// or /',
  })
}

/** With or without https:// in front. */
export function website(max: number) {
  return text(max).refine((value) => value === '' || isExternalLink(value.replace(/^(https?:\/\/)?/, 'https://')), {
    error: 'must be the address of a website, such as www.company.example',
  })
}

function isPhone(value: string) {
  const digits = value.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(value) && digits >= 7 && digits <= 15
}

function toChatNumber(value: string) {
  const number = value.replace(/[\s().-]/g, '')
  const isIndianMobile = /^[6-9]\d{9}$/.test(number)
  return isIndianMobile ? `91${number}` : number.replace(/^\+/, '')
}

function isExternalLink(value: string) {
  return /^https:\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}([/?#]\S*)?$/.test(value) && URL.canParse(value)
}

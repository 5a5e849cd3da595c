import { text } from '../content/validation.ts'
import { isMailAddress } from '../outbox/mail.ts'

/** What visitors reach the company by: each ends in a link, which nonsense would break. All may be left empty. */

export function phone(max: number) {
  return text(max).refine((value) => value === '' || isPhone(value), {
    error: 'must be a telephone number of 7 to 15 digits, such as +91 129 555 0142',
  })
}

export function chatNumber(max: number) {
  return text(max).refine((value) => value === '' || /^[1-9]\d{7,14}$/.test(value), {
    error: "must be 8 to 15 digits and nothing else, with the country's code first, such as 919955501420",
  })
}

export function mailAddress(max: number) {
  return text(max).refine((value) => value === '' || isMailAddress(value), {
    error: 'must be an e-mail address, such as hello@company.example',
  })
}

/** A page of another site, such as the company's in a social network. */
export function outsideLink(max: number) {
  return text(max).refine((value) => value === '' || isOutsideLink(value), {
    error: 'must be a whole address that begins with https://',
  })
}

/** A file or page, here or on another site. */
export function link(max: number) {
  return text(max).refine((value) => value === '' || /^\/(?!\/)\S*$/.test(value) || isOutsideLink(value), {
    error: 'must begin with https:// or /',
  })
}

/** As it is said and printed, with or without https:// before it. */
export function website(max: number) {
  return text(max).refine((value) => value === '' || isOutsideLink(value.replace(/^(https?:\/\/)?/, 'https://')), {
    error: 'must be the address of a website, such as www.company.example',
  })
}

function isPhone(value: string) {
  const digits = value.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(value) && digits >= 7 && digits <= 15
}

function isOutsideLink(value: string) {
  return /^https:\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}([/?#]\S*)?$/.test(value) && URL.canParse(value)
}

import { otherService } from '@house/contract/enquiry/options'
import {
  type DealerFields,
  dealerRules,
  type EnquiryFields,
  enquiryRules,
  type Rule,
} from '@house/contract/enquiry/rules'
import { planFieldName, projectFieldName, spamCheckFields } from './form-field-names.ts'
import { toPhoneDigits } from './phone-digits.ts'

export type EnquiryForm<V> = {
  /** The fields it submits. */
  fields: (keyof V & string)[]
  rules: Rule<V>[]
  /** The fields that are reset after a success. */
  cleared: (keyof V & string)[]
}

const common = ['customer_name', 'phone_number', 'email', 'required_service', 'otherdescription'] as const

const enquiry: EnquiryForm<EnquiryFields> = {
  fields: [...common],
  rules: enquiryRules,
  cleared: [...common],
}

const dealer: EnquiryForm<DealerFields> = {
  fields: [...common, 'state', 'city', 'comment', 'type'],
  rules: dealerRules,
  cleared: ['customer_name', 'state', 'comment', 'phone_number', 'email', 'required_service', 'city'],
}

export const enquiryForms = { enquiry, dealer }

export function spamCheckValues(entries: FormData) {
  const entered = (name: string) => String(entries.get(name) ?? '')
  return {
    honeypot: entered(spamCheckFields.honeypot),
    token: entered(spamCheckFields.token),
    consent: entered(spamCheckFields.consent),
  }
}

/** The values to submit. A hidden service detail is left out. */
export function valuesOf<V extends EnquiryFields>({ fields }: EnquiryForm<V>, entries: FormData): V {
  const entered = (name: string) => String(entries.get(name) ?? '').trim()
  const values = Object.fromEntries(fields.map((field) => [field, entered(field)])) as V
  const planCode = entered(planFieldName)
  return {
    ...values,
    ...(planCode && { [planFieldName]: planCode }),
    phone_number: toPhoneDigits(values.phone_number),
    otherdescription: detailOf(values, entered(projectFieldName), planCode),
  }
}

/** Of a service that is specified, and of a plan, whose form has no field to specify one. */
function detailOf({ required_service, otherdescription }: EnquiryFields, project: string, planCode: string) {
  if (required_service !== otherService) return project
  return planCode ? project || `Plan ${planCode}` : otherdescription
}

/** The first service is the default. Not form.reset(), which would restore the values that the page was rendered with. */
export function clear<V>({ cleared }: EnquiryForm<V>, form: HTMLFormElement) {
  for (const field of cleared) {
    const entry = form.querySelector<HTMLInputElement>(`[name=${field}]`)
    if (entry?.type === 'radio') entry.checked = true
    else if (entry) entry.value = ''
  }
}

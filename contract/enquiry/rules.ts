import { maxLength } from '../validation-limits.ts'
import { dealerType, otherService } from './options.ts'

export type EnquiryFields = {
  customer_name: string
  phone_number: string
  email: string
  required_service: string
  otherdescription: string
}
/** Of a person who called or came by. */
export type CallerFields = EnquiryFields & { city: string }
export type DealerFields = EnquiryFields & { state: string; city: string; comment: string; type: string }

export type Rule<V> = { field: keyof V & string; message: string; holds: (values: V) => boolean }
export type Failure<V> = { field: keyof V & string; message: string }

export function firstFailure<V>(rules: Rule<V>[], values: V): Failure<V> | undefined {
  const broken = rules.find((rule) => !rule.holds(values))
  return broken && { field: broken.field, message: broken.message }
}

export const enquiryRules: Rule<EnquiryFields>[] = [
  required('customer_name', 'Name is required'),
  atMost('customer_name', maxLength.name, 'Name'),
  ...phoneRules<EnquiryFields>(),
  ...serviceRules<EnquiryFields>(),
  atMost('email', maxLength.email, 'Email'),
]

export const callerRules: Rule<CallerFields>[] = [...enquiryRules, atMost('city', maxLength.city, 'City')]

export const dealerRules: Rule<DealerFields>[] = [
  required('customer_name', 'Name is required'),
  atMost('customer_name', maxLength.name, 'Name'),
  ...phoneRules<DealerFields>(),
  required('state', 'State is required'),
  atMost('state', maxLength.state, 'State'),
  required('city', 'City is required'),
  atMost('city', maxLength.city, 'City'),
  ...serviceRules<DealerFields>(),
  atMost('email', maxLength.email, 'Email'),
  atMost('comment', maxLength.comment, 'Comment'),
]

export function isDealer(values: { type: string }) {
  return values.type === dealerType
}

function phoneRules<V extends EnquiryFields>(): Rule<V>[] {
  return [
    required('phone_number', 'Phone number is required'),
    {
      field: 'phone_number',
      message: 'Only numeric values are allowed',
      holds: ({ phone_number }) => /^\d+$/.test(phone_number),
    },
    {
      field: 'phone_number',
      message: `Cannot enter more than ${maxLength.phone} characters`,
      holds: ({ phone_number }) => phone_number.length <= maxLength.phone,
    },
  ]
}

function serviceRules<V extends EnquiryFields>(): Rule<V>[] {
  return [
    {
      field: 'otherdescription',
      message: 'Please specify the service',
      holds: ({ required_service, otherdescription }) =>
        required_service !== otherService || otherdescription.trim() !== '',
    },
    atMost('otherdescription', maxLength.serviceDetail, 'Service'),
  ]
}

function required<V extends Record<K, string>, K extends string>(field: K & keyof V, message: string): Rule<V> {
  return { field, message, holds: (values) => values[field].trim() !== '' }
}

function atMost<V extends Record<K, string>, K extends string>(
  field: K & keyof V,
  max: number,
  label: string,
): Rule<V> {
  return {
    field,
    message: `${label} cannot be longer than ${max} characters`,
    holds: (values) => values[field].length <= max,
  }
}

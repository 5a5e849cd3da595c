import { expect, test } from 'vitest'
import { dealerType } from './options.ts'
import { dealerRules, enquiryRules, firstFailure } from './rules.ts'

const enquiry = {
  customer_name: 'Asha',
  phone_number: '9812345678',
  email: '',
  required_service: 'uPVC',
  otherdescription: '',
}
const dealer = { ...enquiry, state: 'Haryana', city: 'Faridabad', comment: '', type: dealerType }

function enquiryMessage(change: Partial<typeof enquiry>) {
  return firstFailure(enquiryRules, { ...enquiry, ...change })?.message
}

function dealerMessage(change: Partial<typeof dealer>) {
  return firstFailure(dealerRules, { ...dealer, ...change })?.message
}

test('a complete enquiry passes, with or without an e-mail address (§5)', () => {
  expect(enquiryMessage({})).toBeUndefined()
  expect(enquiryMessage({ email: 'asha@example.in' })).toBeUndefined()
})

test('an enquiry is checked in order: name, phone number, service (§5, §8)', () => {
  const nothing = { customer_name: '', phone_number: '', required_service: 'other' }
  expect(enquiryMessage(nothing)).toBe('Name is required')
  expect(enquiryMessage({ ...nothing, customer_name: 'Asha' })).toBe('Phone number is required')
  expect(enquiryMessage({ required_service: 'other' })).toBe('Please specify the service')
  expect(enquiryMessage({ required_service: 'other', otherdescription: 'Pergola' })).toBeUndefined()
})

test('a name of spaces only is rejected', () => {
  expect(enquiryMessage({ customer_name: '   ' })).toBe('Name is required')
})

test('a phone number is digits only, 15 at most (§5, §8, §9)', () => {
  expect(enquiryMessage({ phone_number: '98123 45678' })).toBe('Only numeric values are allowed')
  expect(enquiryMessage({ phone_number: '9'.repeat(15) })).toBeUndefined()
  expect(enquiryMessage({ phone_number: '9'.repeat(16) })).toBe('Cannot enter more than 15 characters')
})

test('a name has at most 35 characters, a service detail 50, an e-mail address 70 (§5, §9)', () => {
  expect(enquiryMessage({ customer_name: 'a'.repeat(35) })).toBeUndefined()
  expect(enquiryMessage({ customer_name: 'a'.repeat(36) })).toBe('Name cannot be longer than 35 characters')
  expect(enquiryMessage({ otherdescription: 'a'.repeat(51) })).toBe('Service cannot be longer than 50 characters')
  expect(enquiryMessage({ email: `${'a'.repeat(70)}` })).toBeUndefined()
  expect(enquiryMessage({ email: `${'a'.repeat(71)}` })).toBe('Email cannot be longer than 70 characters')
})

test('a dealer enquiry is checked in order: name, phone number, state, city, service (§5, §8)', () => {
  const nothing = { customer_name: '', phone_number: '', state: '', city: '', required_service: 'other' }
  expect(dealerMessage(nothing)).toBe('Name is required')
  expect(dealerMessage({ ...nothing, customer_name: 'Asha' })).toBe('Phone number is required')
  expect(dealerMessage({ ...nothing, customer_name: 'Asha', phone_number: '98' })).toBe('State is required')
  expect(dealerMessage({ city: '', required_service: 'other' })).toBe('City is required')
  expect(dealerMessage({ required_service: 'other' })).toBe('Please specify the service')
})

test("a dealer's phone number, name, e-mail and service follow the same rules (§5, §9)", () => {
  expect(dealerMessage({ phone_number: '98x' })).toBe('Only numeric values are allowed')
  expect(dealerMessage({ phone_number: '9'.repeat(16) })).toBe('Cannot enter more than 15 characters')
  expect(dealerMessage({ customer_name: 'a'.repeat(36) })).toBe('Name cannot be longer than 35 characters')
  expect(dealerMessage({ email: 'a'.repeat(71) })).toBe('Email cannot be longer than 70 characters')
  expect(dealerMessage({ otherdescription: 'a'.repeat(51) })).toBe('Service cannot be longer than 50 characters')
})

test('a state and a city have at most 15 characters, a comment 35 (§5, §9)', () => {
  expect(dealerMessage({ state: 'a'.repeat(16) })).toBe('State cannot be longer than 15 characters')
  expect(dealerMessage({ city: 'a'.repeat(16) })).toBe('City cannot be longer than 15 characters')
  expect(dealerMessage({ comment: 'a'.repeat(36) })).toBe('Comment cannot be longer than 35 characters')
})

import { maxContentLength, passwordLength } from '@house/contract/validation-limits'
import { z } from 'zod'
import { text } from '../staff-api/validation.ts'

/** A password, code or token as somebody typed it. */
export const secretInput = z.string('must be text').min(1, 'is required').max(passwordLength.max, 'is too long')

export const newPassword = secretInput.min(passwordLength.min, `must have at least ${passwordLength.min} characters`)

/** The address of an account. */
export const newEmail = z.email('must be an e-mail address').max(maxContentLength.staffEmail, 'is too long')

export const emailInput = text(200).trim().min(1, 'is required')

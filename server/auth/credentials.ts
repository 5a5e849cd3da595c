import { z } from 'zod'
import { passwordLength } from './accounts.ts'

export const secret = z.string('must be text').min(1, 'is required').max(passwordLength.most, 'is too long')

export const newPassword = secret.min(passwordLength.least, `must have at least ${passwordLength.least} characters`)

export const address = z.string('must be text').trim().min(1, 'is required').max(200, 'is too long')

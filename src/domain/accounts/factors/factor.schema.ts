import { z } from 'zod'
import { codeSchema } from '../account.schema.ts'

export const factorTypes = ['totp', 'phone', 'webauthn'] as const
export type FactorType = (typeof factorTypes)[number]

const nameChars = 60

export const factorNameSchema = z
  .string({ error: 'factors.name-missing' })
  .trim()
  .min(1, 'factors.name-missing')
  .max(nameChars, 'factors.name-too-long')

/** A phone number in any notation, stored as `+` and 8 to 15 digits (E.164); the country code is required. */
export const phoneSchema = z
  .string({ error: 'factors.phone-missing' })
  .min(1, 'factors.phone-missing')
  .max(40, 'factors.phone-wrong')
  .transform(text =>
    text
      .replace(/\(0\)/g, '')
      .replace(/[\s()/.-]/g, '')
      .replace(/^00/, '+'),
  )
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, 'factors.phone-wrong'))

export const newFactorSchema = z.discriminatedUnion('factorType', [
  z.object({ factorType: z.literal('totp'), friendlyName: factorNameSchema }),
  z.object({ factorType: z.literal('phone'), friendlyName: factorNameSchema, phone: phoneSchema }),
])
export type NewFactor = z.infer<typeof newFactorSchema>

export const factorCodeSchema = codeSchema

/** Ten letters and digits in any grouping; `O` is read as zero, `I` and `L` as one. */
export const recoveryCodeSchema = z
  .string({ error: 'factors.recovery-missing' })
  .max(40, 'factors.recovery-wrong-form')
  .transform(text => text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'))
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, 'factors.recovery-wrong-form'))

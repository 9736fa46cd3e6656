import { z } from 'zod'
import { factorCodeSchema, factorNameSchema, phoneSchema, recoveryCodeSchema } from './factor.schema.ts'

/** Forms around second factors, as pages send them. Malformed ids are left to the use case, which reports them as not found. */
const id = z.string().max(60)

export const appCodeSchema = z.object({ factorId: id, code: factorCodeSchema })
export const phoneCodeSchema = z.object({ factorId: id, challengeId: id, code: factorCodeSchema })
export const passkeyAnswerSchema = z.object({
  factorId: id,
  challengeId: id,
  answer: z.string({ error: 'factors.passkey-refused' }).max(20_000, 'factors.passkey-refused'),
})
export const recoverySchema = z.object({ code: recoveryCodeSchema })
export const factorIdSchema = z.object({ factorId: id })
export const sessionIdSchema = z.object({ sessionId: id })

export const newAppSchema = z.object({ friendlyName: factorNameSchema })
export const renameFactorSchema = z.object({ factorId: id, friendlyName: factorNameSchema })
export const newPhoneSchema = z.object({ friendlyName: factorNameSchema, phone: phoneSchema })
export const newPasskeySchema = z.object({
  friendlyName: factorNameSchema,
  challengeId: id,
  answer: z.string({ error: 'factors.passkey-refused' }).max(20_000, 'factors.passkey-refused'),
})

import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { academicTitles } from './account.values.ts'

/** Bump whenever the terms change in meaning. */
export const termsVersion = '2026-11'

// The specification's format: no spaces, an @ and a domain with a dot. Stored in lower case. Rejects invisible characters, which allow
// look-alikes of other addresses, and characters that separate or enclose addresses in mail headers.
const part = String.raw`[^\s@<>()[\],;:"\\\p{C}]+`
const emailPattern = new RegExp(`^${part}@${part}\\.${part}$`, 'u')

export const emailSchemaOr = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(limits.emailChars, 'account.email-wrong')
    .regex(emailPattern, 'account.email-wrong')
    .toLowerCase()

export const emailSchema = emailSchemaOr('account.email-missing')

export const passwordSchema = z
  .string({ error: 'account.password-missing' })
  .min(limits.passwordCharsMin, 'account.password-too-short')
  .max(limits.passwordCharsMax, 'account.password-too-long')

/** The stricter rule for administrators: one character of each class. */
export const adminPasswordSchema = passwordSchema.regex(
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/,
  'account.password-not-strict',
)

/** Names are used in mails, and mail programs linkify anything that looks like a URL. */
export function looksLikeLink(name: string): boolean {
  return /:\/\/|\bwww\.|\bhttps?\b|[<>]/i.test(name)
}

/** A name of a person or organisation, fit for a mail to someone who never asked for it. */
export const nameSchemaOr = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(limits.nameChars, 'account.name-too-long')
    .refine(name => !looksLikeLink(name), 'account.name-link')

const nameSchema = nameSchemaOr('account.name-missing')

const passwordPair = {
  password: passwordSchema,
  passwordAgain: z.string({ error: 'account.password-again-missing' }),
}

const isSamePassword = (value: { password: string; passwordAgain: string }) =>
  value.password === value.passwordAgain
const samePassword = { error: 'account.passwords-differ', path: ['passwordAgain'] }

const signUpFields = {
  academicTitle: z.enum(academicTitles).optional(),
  email: emailSchema,
  ...passwordPair,
  terms: z.literal('on', { error: 'account.terms-missing' }),
}

export const seekerSignUpSchema = z
  .object({ fullName: nameSchema, ...signUpFields })
  .refine(isSamePassword, samePassword)

export const employerSignUpSchema = z
  .object({
    companyName: nameSchemaOr('account.company-missing'),
    fullName: nameSchema,
    ...signUpFields,
  })
  .refine(isSamePassword, samePassword)

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string({ error: 'account.password-missing' }).min(1, 'account.password-missing').max(1_000),
})

export const codeSchema = z
  .string({ error: 'account.code-missing' })
  .transform(text => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'account.code-wrong-form'))

export const codeSignInSchema = z.object({
  email: emailSchema,
  /** Id of the code request, known only to the page that made it. */
  request: z.string().max(60).default(''),
  code: codeSchema,
})
export const emailOnlySchema = z.object({ email: emailSchema })

export const resetSchema = z
  .object({ token: z.string().min(1, 'account.link-broken').max(500), ...passwordPair })
  .refine(isSamePassword, samePassword)

/** For people who came through an external provider: what the sign-up form would have asked. */
export const roleChoiceSchema = z.object({
  role: z.enum(['job_seeker', 'employer'], { error: 'account.role-missing' }),
  terms: z.literal('on', { error: 'account.terms-missing' }),
})

export type SeekerSignUp = z.infer<typeof seekerSignUpSchema>
export type EmployerSignUp = z.infer<typeof employerSignUpSchema>

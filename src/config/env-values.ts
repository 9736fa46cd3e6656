import { availableParallelism } from 'node:os'
import { z } from 'zod'

const mostWebProcesses = 64

/** Euros and cents. */
export const price = z.coerce.number().min(0).max(10_000).optional()

/** `1.0712 2026-11-20`: a rate, and the day it is of; kept as it was written. */
export const datedRate = z
  .string()
  .regex(/^\d(\.\d{1,6})? \d{4}-\d{2}-\d{2}$/)
  .refine(text => Number(text.split(' ')[0]) > 0 && z.iso.date().safeParse(text.split(' ')[1]).success)
  .optional()

export const flag = (fallback: boolean) =>
  z
    .enum(['on', 'off'])
    .default(fallback ? 'on' : 'off')
    .transform(value => value === 'on')

export const count = (fallback: number, min: number, max: number) =>
  z.string().default(String(fallback)).transform(Number).pipe(z.number().int().min(min).max(max))

/** How many processes answer: a number, or as many as this machine has cores for us. */
export const webProcesses = z
  .string()
  .default('1')
  .transform(text => (text === 'auto' ? Math.min(availableParallelism(), mostWebProcesses) : Number(text)))
  .pipe(z.number().int().min(1).max(mostWebProcesses))

export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/)
  .optional()

export const line = (fallback: string) => z.string().trim().min(1).max(200).default(fallback)

const provider = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  name: z.string().trim().min(1).max(60),
  issuer: z.url({ protocol: /^https?$/ }).transform(url => url.replace(/\/$/, '')),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
})

/** An OpenID Connect provider that people may sign in with. */
export type OidcProvider = z.infer<typeof provider>

/** Hosts in the operator's network that are exempt from the SSRF guard, as written in URLs. */
export const hosts = z
  .string()
  .default('')
  .transform(text =>
    text
      .split(',')
      .map(host => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/)))

export const providers = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' })
      return z.NEVER
    }
  })
  .pipe(z.array(provider).max(10))

/** `1-5 09:00-17:00`: from Monday to Friday, by the clock of Berlin. */
export const supportHours = z
  .string()
  .default('1-5 09:00-17:00')
  .transform((text, context) => {
    const [, first, last, from = '', to = ''] =
      /^([1-7])-([1-7]) ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? []
    const hours = { first: Number(first), last: Number(last), from, to }
    if (hours.first <= hours.last && from < to) return hours
    context.addIssue({ code: 'custom', message: 'no hours' })
    return z.NEVER
  })

import type { ZodError } from 'zod'
import { type FieldErrors, Invalid } from '../caller/errors.ts'
import { type JobAd, jobAdSchema, looseAd } from './job-ad.schema.ts'

/** @throws Invalid listing every field to correct */
export function readAd(fields: unknown): JobAd {
  const read = jobAdSchema.safeParse(fields ?? {})
  if (read.success) return read.data
  throw new Invalid(fieldErrors(read.error))
}

/** Lenient: unreadable fields are dropped, so that an unfinished ad can be shown. */
export function readUnfinishedAd(fields: Record<string, unknown>): JobAd {
  return looseAd(fields)
}

function fieldErrors(error: ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    const name = path.map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
    const field = name.replace(/^\./, '')
    errors[field] = [
      ...(errors[field] ?? []),
      { key: message.startsWith('ads.') ? message : 'error.invalid' },
    ]
  }
  return errors
}

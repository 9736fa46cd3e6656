import type { ZodError } from 'zod'
import { type FieldErrors, Invalid } from '../caller/errors.ts'
import { type JobAd, jobAdSchema, looseAd } from './job-ad.schema.ts'

/** An ad from its fields. @throws Invalid naming every field to mend */
export function readAd(fields: unknown): JobAd {
  const read = jobAdSchema.safeParse(fields ?? {})
  if (read.success) return read.data
  throw new Invalid(fieldErrors(read.error))
}

/** The same from something unfinished: what can not be read is left out, so that it can be shown as far as it goes. */
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

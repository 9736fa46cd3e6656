import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { type Invalid, isDomainError } from '../../domain/caller/errors.ts'
import { translator } from '../../i18n/translate.ts'
import { localeOf } from './context.ts'
import { domainProblem, isKey, problem, type WrongParameter } from './problem.ts'

/** A body that can not be read. */
export class BrokenBody extends Error {
  readonly wrong: WrongParameter[]
  constructor(wrong: WrongParameter[]) {
    super('The body can not be read')
    this.wrong = wrong
  }
}

export function wrongBody(error: z.ZodError): BrokenBody {
  return new BrokenBody(
    error.issues.map(({ path, message }) => ({
      name: inSnakeCase(String(path[0] ?? 'body')),
      value: '',
      reason: message,
      ...(isKey(message) ? { code: message } : {}),
    })),
  )
}

/** Problems of these calls never repeat what was sent: it may be a code. Defects are thrown on. */
export function authProblem(c: HonoContext, error: unknown): Response {
  if (error instanceof BrokenBody) return problem(c, 400, 'The body is not as it should be.', error.wrong)
  if (isDomainError(error) && error.kind === 'invalid') {
    // The cast: the kind is the class.
    const { fields } = error as Invalid
    const t = translator(localeOf(c.req.raw, null))
    const wrong = Object.entries(fields).flatMap(([name, messages]) =>
      messages.map(({ key, params }) => {
        return { name: inSnakeCase(name || 'body'), value: '', code: key, reason: t(key, params) }
      }),
    )
    return problem(c, 400, 'The answer was not accepted.', wrong)
  }
  const expected = domainProblem(c, error)
  if (!expected) throw error
  return expected
}

function inSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { isDomainError } from '../../domain/caller/errors.ts'
import { domainProblem, inSnakeCase, isKey, problem, type WrongParameter } from './problem.ts'

export class BrokenBody extends Error {
  readonly wrong: WrongParameter[]
  constructor(wrong: WrongParameter[]) {
    super('The body cannot be read')
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

/** Problems of these calls never echo the input: it may be a code. Defects are rethrown. */
export function authProblem(c: HonoContext, error: unknown): Response {
  if (error instanceof BrokenBody) return problem(c, 400, 'The body is invalid.', error.wrong)
  if (!isDomainError(error)) throw error
  return domainProblem(c, error, 'auth')
}

import type { Context as HonoContext } from 'hono'
import type { DomainError, Invalid } from '../../domain/caller/errors.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { domainProblem, problem, type WrongParameter } from './problem.ts'

/** A refusal for a program: `code` for it to decide by, the rest for who reads its log. */
export function employerProblem(c: HonoContext, error: DomainError, locale: Locale): Response {
  const t = translator(locale)
  const code = { code: error.key }
  if (error.kind === 'invalid') {
    // The cast: the kind is the class.
    const { fields } = error as Invalid
    const wrong: WrongParameter[] = Object.entries(fields).flatMap(([name, messages]) =>
      messages.map(({ key, params }) => ({
        name: name || 'body',
        value: '',
        code: key,
        reason: t(key, params),
      })),
    )
    const isUsedKey = 'idempotency-key' in fields
    return problem(c, isUsedKey ? 422 : 400, wrong.map(({ reason }) => reason).join(' '), wrong)
  }
  if (error.kind === 'conflict')
    return problem(c, 409, t(error.key, error.params), [], { ...error.params, ...code })
  if (error.kind === 'not-allowed') return problem(c, 403, t(error.key), [], code)
  if (error.kind === 'sign-in-required')
    return problem(c, 401, t('integrations.problem.key'), [], { code: 'integrations.problem.key' })
  // Never null: it is an expected one.
  return domainProblem(c, error) ?? problem(c, 500, error.key)
}

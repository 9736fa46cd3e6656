import { isDomainError } from '../../../../domain/caller/errors.ts'
import { httpOutcome } from '../../../../domain/caller/http-outcome.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { inWords } from '../../../server/in-words.server.ts'
import { messageOf } from '../../../server/outcome.server.ts'

/** A refusal as JSON, for scripts. Errors that are not the domain's are thrown on. */
export function fileProblem(error: unknown, locale: Locale): Response {
  if (!isDomainError(error)) throw error
  const { status, headers } = httpOutcome(error)
  return Response.json(
    { problem: inWords(messageOf(error), locale) },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  )
}

/** A refusal as plain text, for people who open the URL of a file. Errors that are not the domain's are thrown on. */
export function fileProblemText(error: unknown, locale: Locale): Response {
  if (!isDomainError(error)) throw error
  const { key, params } = messageOf(error)
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${translator(locale)(key, params)}\n`, { status: httpOutcome(error).status, headers })
}

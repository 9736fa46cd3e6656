import { isDomainError } from '../../../../domain/caller/errors.ts'
import { httpOutcome } from '../../../../domain/caller/http-outcome.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { messageOf } from '../../../server/outcome.server.ts'

/** What went wrong with a file, for the script that asked; anything unexpected is thrown on. */
export function fileProblem(error: unknown): Response {
  if (!isDomainError(error)) throw error
  const { status, headers } = httpOutcome(error)
  return Response.json(
    { problem: messageOf(error) },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  )
}

/** The same in words, for who opened a file's address. */
export function fileProblemText(error: unknown, locale: Locale): Response {
  if (!isDomainError(error)) throw error
  const { key, params } = messageOf(error)
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${translator(locale)(key, params)}\n`, { status: httpOutcome(error).status, headers })
}

import {
  type DomainError,
  type Invalid,
  isDomainError,
  type TooMany,
} from '../../../../domain/caller/errors.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { FormMessage } from '../../../form-answer.ts'
import { statuses } from '../../../server/outcome.server.ts'

/** What went wrong with a file, for the script that asked; anything unexpected is thrown on. */
export function fileProblem(error: unknown): Response {
  if (!isDomainError(error)) throw error
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (error.kind === 'too-many') headers['retry-after'] = String((error as TooMany).retryAfterSeconds)
  return Response.json({ problem: messageOf(error) }, { status: statuses[error.kind], headers })
}

/** The same in words, for who opened a file's address. */
export function fileProblemText(error: unknown, locale: Locale): Response {
  if (!isDomainError(error)) throw error
  const { key, params } = messageOf(error)
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${translator(locale)(key, params)}\n`, { status: statuses[error.kind], headers })
}

/** The first thing to say about it. */
export function messageOf(error: DomainError): FormMessage {
  // The cast: the kind is the class.
  const [first] = error.kind === 'invalid' ? Object.values((error as Invalid).fields).flat() : []
  return first ?? { key: error.key, params: error.params }
}

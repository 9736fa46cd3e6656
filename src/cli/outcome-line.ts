import type { DomainError } from '../domain/caller/errors.ts'
import type { Locale } from '../i18n/locale.ts'
import { translator } from '../i18n/translate.ts'

/** An expected outcome of a use case as one line for whoever runs the command. */
export function outcomeLine(error: DomainError, locale: Locale): string {
  const t = translator(locale)
  switch (error.kind) {
    case 'invalid':
      return Object.entries(error.fields)
        .flatMap(([name, messages]) =>
          messages.map(({ key, params }) => `${name && `${name}: `}${t(key, params)}`),
        )
        .join(' ')
    case 'not-found':
    case 'gone':
    case 'not-allowed':
    case 'sign-in-required':
    case 'conflict':
    case 'too-many':
    case 'no-room':
    case 'unavailable':
      return t(error.key, error.params)
    default:
      return error satisfies never
  }
}

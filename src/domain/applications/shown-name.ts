import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translate.ts'

const codeLetters = 4

/**
 * What an employer calls an applicant: the name, or, for somebody from the talent pool who keeps it to themselves, a code by which several of
 * them can be told apart.
 */
export function shownName({ id, name }: { id: string; name: string | null }, locale: Locale): string {
  if (name !== null) return name
  return translator(locale)('talent-words.nameless', { code: id.slice(0, codeLetters).toUpperCase() })
}

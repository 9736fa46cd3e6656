import type { Locale } from '../i18n/locale.ts'
import type { Translate } from '../i18n/make-translator.ts'

let source: (locale: Locale) => Translate = () => key => key

/** Said once by the entry of each side: the server has all texts at hand, the browser only those it has loaded. */
export function takeTextsFrom(read: (locale: Locale) => Translate): void {
  source = read
}

/** The translator for a language; pages use `useTexts()`, this is for what is no component, such as `meta`. */
export function textsOf(locale: Locale): Translate {
  return source(locale)
}

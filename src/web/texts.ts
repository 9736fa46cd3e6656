import type { Locale } from '../i18n/locale.ts'
import type { Translate } from '../i18n/make-translator.ts'

let source: (locale: Locale) => Translate = () => key => key

/** Called once by each entry: the server has every text at hand, the browser only the files loaded so far. */
export function takeTextsFrom(read: (locale: Locale) => Translate): void {
  source = read
}

/** For code outside components, such as `meta`; components use `useTexts()`. */
export function textsOf(locale: Locale): Translate {
  return source(locale)
}

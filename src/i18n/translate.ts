import type { Locale } from './locale.ts'
import { makeTranslator, type Translate } from './make-translator.ts'
import { readMessages } from './read-messages.ts'

const translators = new Map<Locale, Translate>()

/** The translator of a language with all texts, falling back to English, then to the key. Server only. */
export function translator(locale: Locale): Translate {
  let translate = translators.get(locale)
  if (!translate) {
    translate = makeTranslator([
      [locale, readMessages(locale)],
      ['en', readMessages('en')],
    ])
    translators.set(locale, translate)
  }
  return translate
}

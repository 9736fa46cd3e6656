import { readdirSync, readFileSync } from 'node:fs'
import type { Locale } from './locale.ts'
import { type Messages, makeTranslator, type Translate } from './make-translator.ts'

const translators = new Map<Locale, Translate>()

/** The translator of a language, with all texts: asks the language, then English, then shows the key. For the server. */
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

function readMessages(locale: Locale): Messages {
  const folder = new URL(`./messages/${locale}/`, import.meta.url)
  const names = readdirSync(folder).filter(name => name.endsWith('.json'))
  return Object.fromEntries(
    names.map(name => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
    ]),
  )
}

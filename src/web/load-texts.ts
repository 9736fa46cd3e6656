import type { Locale } from '../domain/context.ts'
import { type Messages, makeTranslator, type Translate } from '../i18n/make-translator.ts'

const loaded = new Map<Locale, Translate>()

/** Fetches the texts of a language once; they come as a hashed file that the browser keeps. */
export async function loadTexts(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  const { messages } = locale === 'de' ? await import('./texts-de.ts') : await import('./texts-en.ts')
  loaded.set(locale, makeTranslator([[locale, byNoun(messages)]]))
}

/** The translator of a language that has been loaded; until then keys are shown. */
export function loadedTexts(locale: Locale): Translate {
  return loaded.get(locale) ?? (key => key)
}

function byNoun(files: Record<string, Messages>): Messages {
  return Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [path.replace(/^.*\/|\.json$/g, ''), messages]),
  )
}

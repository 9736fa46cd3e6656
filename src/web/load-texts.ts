import type { Locale } from '../domain/context.ts'
import { type Messages, makeTranslator, type Translate } from '../i18n/make-translator.ts'
import { localeOf } from './addresses.ts'
import { isInside } from './inside-pages.ts'

type Files = Record<string, Messages>
type Bundle = { messages: Files }

const outside: Record<Locale, () => Promise<Bundle>> = {
  de: () => import('./texts-de.ts'),
  en: () => import('./texts-en.ts'),
}
const inside: Record<Locale, () => Promise<Bundle>> = {
  de: () => import('./inside-texts-de.ts'),
  en: () => import('./inside-texts-en.ts'),
}

const loaded = new Map<Locale, { translate: Translate; hasInside: boolean }>()

/** Fetches the texts that the page at an address needs, once; they come as hashed files that the browser keeps. */
export async function loadTexts(pathname: string): Promise<void> {
  const locale = localeOf(pathname)
  const hasInside = isInside(pathname)
  const known = loaded.get(locale)
  if (known && (known.hasInside || !hasInside)) return
  const bundles = await Promise.all(hasInside ? [outside[locale](), inside[locale]()] : [outside[locale]()])
  const files = Object.assign({}, ...bundles.map(({ messages }) => messages))
  loaded.set(locale, { translate: makeTranslator([[locale, byNoun(files)]]), hasInside })
}

/** The translator of a language that has been loaded; until then keys are shown. */
export function loadedTexts(locale: Locale): Translate {
  return loaded.get(locale)?.translate ?? (key => key)
}

function byNoun(files: Files): Messages {
  return Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [path.replace(/^.*\/|\.json$/g, ''), messages]),
  )
}

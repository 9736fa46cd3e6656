import type { Locale } from '../i18n/locale.ts'
import { type Messages, makeTranslator, type Translate } from '../i18n/make-translator.ts'
import { localeOf } from './addresses.ts'
import { loadPart } from './connection/load-part.ts'
import { isInside } from './inside-pages.ts'

type Bundle = { messages: Record<string, Messages> }
type Part = keyof typeof bundles

const bundles = {
  outside: { de: () => import('./texts-de.ts'), en: () => import('./texts-en.ts') },
  inside: { de: () => import('./inside-texts-de.ts'), en: () => import('./inside-texts-en.ts') },
  late: { de: () => import('./late-texts-de.ts'), en: () => import('./late-texts-en.ts') },
} satisfies Record<string, Record<Locale, () => Promise<Bundle>>>

type Loaded = { translate: Translate; parts: Set<Part>; files: Bundle['messages'] }
const loaded = new Map<Locale, Loaded>()
let isLate = false

/** Loads the text files that the page at `pathname` needs and that are not loaded yet. Safe to call on every navigation. */
export async function loadTexts(pathname: string): Promise<void> {
  const locale = localeOf(pathname)
  const wanted: Part[] = ['outside', ...(isInside(pathname) ? (['inside'] as const) : [])]
  if (isLate) wanted.push('late')
  const known = loaded.get(locale)
  const missing = wanted.filter(part => !known?.parts.has(part))
  if (missing.length === 0) return
  const found = await Promise.all(missing.map(part => loadPart<Bundle>(bundles[part][locale])))
  const before = loaded.get(locale)
  const files = Object.assign({}, before?.files, ...found.map(({ messages }) => messages))
  const parts = new Set([...(before?.parts ?? []), ...missing])
  loaded.set(locale, { translate: makeTranslator([[locale, byNoun(files)]]), parts, files })
}

/** Loads the late texts as well, and from now on with every other language too. */
export function loadLateTexts(pathname: string): Promise<void> {
  isLate = true
  return loadTexts(pathname)
}

/** Before {@link loadTexts} has finished, and for unknown texts, the translator returns the key itself. */
export function loadedTexts(locale: Locale): Translate {
  return loaded.get(locale)?.translate ?? (key => key)
}

function byNoun(files: Bundle['messages']): Messages {
  return Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [path.replace(/^.*\/|\.json$/g, ''), messages]),
  )
}

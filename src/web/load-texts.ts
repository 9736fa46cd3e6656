import type { Locale } from '../i18n/locale.ts'
import { type Messages, makeTranslator, type Translate } from '../i18n/make-translator.ts'
import { localeOf } from './addresses.ts'
import { loadPart } from './connection/load-part.ts'
import { pageOf } from './page-of.ts'
import { pageEntry } from './pages.ts'

type Load = () => Promise<Messages>

const bundles = {
  outside: { de: () => import('./texts-de.ts'), en: () => import('./texts-en.ts') },
  late: { de: () => import('./late-texts-de.ts'), en: () => import('./late-texts-en.ts') },
} satisfies Record<string, Record<Locale, () => Promise<{ messages: Messages }>>>

const insideTexts = {
  de: () => import('./inside-texts-de.ts'),
  en: () => import('./inside-texts-en.ts'),
}

type Loaded = { translate: Translate; parts: Set<string>; texts: Messages }
const loaded = new Map<Locale, Loaded>()
let isLate = false

/** Loads the text files that the page at `pathname` needs and that are not loaded yet. Safe to call on every navigation. */
export async function loadTexts(pathname: string): Promise<void> {
  const locale = localeOf(pathname)
  const wanted = new Map([['outside', bundle('outside', locale)], ...(await insideOf(pathname))])
  if (isLate) wanted.set('late', bundle('late', locale))
  const known = loaded.get(locale)
  const missing = [...wanted].filter(([part]) => !known?.parts.has(part))
  if (missing.length === 0) return
  const found = await Promise.all(missing.map(([, load]) => loadPart(load)))
  const before = loaded.get(locale)
  const texts: Messages = Object.assign({}, before?.texts, ...found)
  const parts = new Set([...(before?.parts ?? []), ...missing.map(([part]) => part)])
  loaded.set(locale, { translate: makeTranslator([[locale, texts]]), parts, texts })
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

function bundle(name: keyof typeof bundles, locale: Locale): Load {
  return async () => byNoun((await bundles[name][locale]()).messages)
}

/** Pages for everyone do without; where the texts of the others lie is itself no part of a first visit. */
async function insideOf(pathname: string): Promise<[part: string, load: Load][]> {
  const page = pageOf(pathname)
  if (!page || pageEntry(page.name).isForEveryone) return []
  const { loaders } = await loadPart(insideTexts[page.locale])
  const { [page.name]: load } = loaders
  return load ? [[`inside ${page.name}`, async () => (await load()).messages]] : []
}

/** From texts by the path of their file. */
function byNoun(texts: Messages): Messages {
  return Object.fromEntries(
    Object.entries(texts).map(([path, messages]) => [path.replace(/^.*\/|\.json$/g, ''), messages]),
  )
}

import { createContext, useContext } from 'react'
import type { Locale } from '../i18n/locale.ts'
import type { Translate } from '../i18n/make-translator.ts'
import { href, type PageParams } from './addresses.ts'
import type { PageName } from './pages.ts'
import { textsOf } from './texts.ts'

/** The language of the page; set by the root from the address. */
export const LocaleContext = createContext<Locale>('de')

export type Texts = {
  t: Translate
  locale: Locale
  /** The canonical address of a page in the language being read. */
  to: (name: PageName, params?: PageParams) => string
}

/** Texts and addresses in the language of the page. */
export function useTexts(): Texts {
  const locale = useContext(LocaleContext)
  return { t: textsOf(locale), locale, to: (name, params) => href(name, locale, params) }
}

import { createContext, useContext } from 'react'
import type { Locale } from '../i18n/locale.ts'
import type { Translate } from '../i18n/make-translator.ts'
import { type AddressName, href, type PageParams } from './addresses.ts'
import { textsOf } from './texts.ts'

/** Set by the root from the address, the only source of the language. */
export const LocaleContext = createContext<Locale>('de')

export type Texts = {
  t: Translate
  locale: Locale
  /** Canonical address in the language of the page. */
  to: (name: AddressName, params?: PageParams) => string
}

/** Texts and links in the language of the page. */
export function useTexts(): Texts {
  const locale = useContext(LocaleContext)
  return { t: textsOf(locale), locale, to: (name, params) => href(name, locale, params) }
}

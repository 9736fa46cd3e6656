import { createContext, useContext } from 'react'
import type { Translate } from '../i18n/make-translator.ts'
import type { Brand, MailLocale } from './mail-props.ts'

export type MailSetting = {
  /** A template is rendered twice: as HTML, and as plain text. */
  medium: 'html' | 'text'
  locale: MailLocale
  brand: Brand
  t: Translate
}

const Setting = createContext<MailSetting | null>(null)
export const MailSettingProvider = Setting.Provider

/** Its `t` fills in the brand's name and support address. */
export function useMail(): MailSetting {
  const setting = useContext(Setting)
  if (!setting) throw new Error('A part of a mail was rendered outside of one')
  return setting
}

import { createContext, useContext } from 'react'
import type { Translate } from '../i18n/make-translator.ts'
import type { Brand, MailLocale } from './mail-props.ts'

/** For whom and as what a mail is being written. */
export type MailSetting = {
  /** A template is rendered twice: as HTML, and as the text that people without HTML read. */
  medium: 'html' | 'text'
  locale: MailLocale
  brand: Brand
  t: Translate
}

const Setting = createContext<MailSetting | null>(null)
export const MailSettingProvider = Setting.Provider

/** The setting of the mail; its `t` knows the brand's name and the address for help. */
export function useMail(): MailSetting {
  const setting = useContext(Setting)
  if (!setting) throw new Error('A part of a mail was rendered outside of one')
  return setting
}

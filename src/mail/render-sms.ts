import { translator } from '../i18n/translate.ts'
import type { Brand, MailLocale, SmsProps, SmsTemplate } from './mail-props.ts'
import { withBrand } from './with-brand.ts'

/**
 * A text message in two parts: the sentence, and the line by which phones offer the code only on the site that it is for
 * (https://wicg.github.io/sms-one-time-codes/).
 */
export function renderSms<T extends SmsTemplate>(
  template: T,
  locale: MailLocale,
  props: SmsProps[T],
  brand: Brand,
): string {
  const { hostname } = new URL(brand.homeUrl[locale])
  const t = withBrand(translator(locale), brand)
  return `${t(`mail.sms.${template}`, props)}\n\n@${hostname} #${props.code}`
}

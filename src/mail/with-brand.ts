import type { TextParams, Translate } from '../i18n/make-translator.ts'
import type { Brand } from './mail-props.ts'

export function withBrand(t: Translate, brand: Brand): Translate {
  const known: TextParams = { brand: brand.name, operator: brand.operator, support: brand.supportEmail }
  return (key, params) => t(key, { ...known, ...params })
}

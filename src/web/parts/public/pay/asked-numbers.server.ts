import type { Translate } from '../../../../i18n/make-translator.ts'

/** A number that the address may carry for a calculator, and what is possible. */
type AskedNumber = { name: string; label: string; min: number; max: number }

/** Null for what is no whole number, or out of bounds. */
export function numberOf(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,3}$/.test(text.trim())) return null
  const number = Number(text)
  return number >= least && number <= most ? number : null
}

/** In words what was asked for and cannot be: "„500“ geht bei „Stellenumfang in Prozent“ nicht …". */
export function impossibleNumbers(
  search: URLSearchParams,
  asked: readonly AskedNumber[],
  t: Translate,
): string[] {
  return asked.flatMap(({ name, label, min, max }) => {
    const value = search.get(name)?.trim() ?? ''
    if (value === '' || numberOf(value, min, max) !== null) return []
    return [t('tariff-words.not-possible', { label, value: value.slice(0, 20), min, max })]
  })
}

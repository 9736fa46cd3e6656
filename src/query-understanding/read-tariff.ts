import { tariffAt } from '../vocabulary/pay/tariff-values.ts'
import type { Reader } from './reader.ts'

// Most words begin no collective agreement, which is then found out at once. The letter of a pay group is a word, its number the next.
const firstWords =
  /^(?:(?:p|s|kr|a|e)$|tv|avr|bat|sw|kv|drk|awo|eg|entgeltgruppe|bezahl|vergut|gehalt|entgelt|tarif|nach|gemass|laut|paid|pay|according)/

/** The collective agreement that begins at this word ("TVöD P8", "EG 9b TV-L", "nach AVR Caritas"), with how many words it takes. */
export function tariffFrom(reader: Reader, at: number = reader.at): { value: string; length: number } | null {
  const word = reader.words[at]
  if (!word || !firstWords.test(word.key)) return null
  const found = tariffAt(reader.text, word.from)
  if (!found) return null
  const length = reader.words.filter(({ from }, index) => index >= at && from < found.to).length
  return { value: found.value, length }
}

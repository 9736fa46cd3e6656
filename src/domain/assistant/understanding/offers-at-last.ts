import type { Locale } from '../../../i18n/locale.ts'
import { nearMeaning } from './nearest/near-meaning.ts'
import { type Find, readFind } from './read-find.ts'
import { namesWork } from './work-words.ts'

const leastTold = 40
const parted = /^(?<told>.+[.!?…])\s+(?<asked>[^.!?]+\?)\s*$/su
const asksWhatThereIs =
  /^(?:(?:und|aber|also|jetzt|and|but|so|now)[, ]+)*(?:gibt es|gibts|habt ihr|hast du|haben sie|findest du|findet sich|finde ich|was (?:gibt|habt|hast|haben|suchen|wäre)|wer (?:sucht|stellt)|sucht (?:jemand|wer|ihr)|wo (?:wird|werden|finde|gibt|suchen)|welche \p{L}+ (?:suchen|stellen|haben)|is there|are there|do you have|have you got|what is there|what do you have|who is (?:hiring|looking)|any(?:thing)?)(?!\p{L})/iu

/**
 * The search of a telling that asks at last what there is: "Nach der Elternzeit schaffe ich die Schichten nicht mehr. Gibt es in Hildesheim
 * etwas für Krankenschwestern?". What was told before it, however much it speaks of leave or illness, is no question then. Null otherwise.
 */
export function offersAtLast(text: string, locale: Locale): Find | null {
  const { told = '', asked = '' } = parted.exec(text)?.groups ?? {}
  if (told.length < leastTold || !asksWhatThereIs.test(asked)) return null
  const near = nearMeaning(asked, { canPoint: false, hasSearch: false, isStaff: false })
  // "Gibt es da einen Zuschuss?" asks something else.
  if (near?.kind === 'guide' && near.isStrong) return null
  const find = readFind(text, { locale, before: null })
  if (!find?.isSure || !namesWork(find.said)) return null
  const last = readFind(asked, { locale, before: null })
  const isNamedLast = last !== null && namesWork(last.said)
  return isNamedLast ? { ...find, params: { ...find.params, q: last.params.q }, said: last.said } : find
}

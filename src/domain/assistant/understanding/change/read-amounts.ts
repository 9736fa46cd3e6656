import { queryWords } from '../../../../query-understanding/query-words.ts'
import type { JobSearchParams } from '../../../job-search/job.schema.ts'
import { isOrdinaryWord } from '../ordinary-words.ts'
import { keysOf } from '../phrase.ts'

const leastMonthlyPay = 1000

/** "3500 sollten schon drin sein" */
const leastPay =
  /^(?:(?:und|aber|also|so)\s+)*(\d{1,2}[.’']?\d{3})(?: euro| eur| €| brutto| franken| chf)* (?:sollten?|müssten?|müssen|muss|wären|should)\s.*(?:sein|drin|schön|gut|be)[.!]*$/iu

/** "zahlen sollten sie wenigstens 3.500" */
const atLeast =
  /^[^?]*(?<!\p{L})(?:zahl|verdien|gehalt|lohn|brutto|geld|pay|salary|earn)\p{L}*[^?]*?(?<!\p{L})(?:mindestens|wenigstens|mehr als|über|nicht unter|at least|more than|over|minimum|minimal)\s+(?:bei |so |rund |etwa |um die |auf )?(\d{1,2}[.’']?\d{3})(?!\d)[^?]*$/iu

/** "unter 4500 Euro fange ich nicht an" */
const notBelow =
  /^(?:(?:und|aber|also)\s+)*(?:unter|weniger als|below|for less than)\s+(\d{1,2}[.’']?\d{3})(?!\d).*(?<!\p{L})(?:nicht|nix|nichts|not|no|keinesfalls)(?!\p{L})/iu
/** "4500 ist doch etwas hoch, 4000" */
const insteadOfPay =
  /^\d{1,2}[.’']?\d{3}\s.*(?<!\p{L})(?:hoch|viel|niedrig|wenig|high|low)[,;.]?\s.*?(\d{1,2}[.’']?\d{3})(?!\d)/iu

/** "5000 wär besser" changes the pay that was asked for. */
export function payIn(text: string, before: JobSearchParams | null): number | null {
  const amount =
    /^(?:nur |ab |auf |lieber |doch |mindestens )*(\d{1,2}[.’']?\d{3})(?: euro| eur| €| brutto)*[.!]*$/iu.exec(
      text,
    )
  const pay = Number((amount?.[1] ?? '').replace(/\D/g, ''))
  const instead = before?.salaryMin == null ? null : insteadOfPay.exec(text)
  const least = (leastPay.exec(text) ?? notBelow.exec(text) ?? atLeast.exec(text) ?? instead)?.[1]
  if (least !== undefined && before !== null) return Number(least.replace(/\D/g, ''))
  return before !== null && before.salaryMin !== null && pay >= leastMonthlyPay ? pay : null
}

const amountAlone =
  /(?<![\d.,’'])(\d{1,2}[.’']?\d{3})(?![\d.’']*\d)(?!\s*(?:km|kilomet|betten|stunden|einwohner|beds))/giu
const leastPayAsked = 1000
const mostPayAsked = 20_000

/** "3500 wär grad noch drin", "lower it to 6800": the one amount of a turn that names no work, once pay was asked for. */
export function payAgain(text: string, before: JobSearchParams | null): number | null {
  if (before === null || before.salaryMin === null) return null
  const amounts = [...text.matchAll(amountAlone)].map(([, amount = '']) => Number(amount.replace(/\D/g, '')))
  const [amount = 0] = amounts
  const isYear = amount >= 1950 && amount <= 2050 && amount % 50 !== 0
  return amounts.length === 1 && amount >= leastPayAsked && amount <= mostPayAsked && !isYear ? amount : null
}

/** "umkreis 50" is said of kilometres, without their name. */
const radiusAlone =
  /^(?:(?:und|aber|bitte|dann|nur|im|in|einem|mit|with|a|within|lieber|doch|eher|ok)\s+)*(?:umkreis|radius|entfernung|distanz|distance)(?:\s+(?:von|auf|bis|zu|of|to|up|maximal|max|höchstens|etwa|circa|ca|so|bitte|doch|lieber|eher))*[:.]?\s+(\d{1,3})(?:\s+(?:bitte|please|reicht|geht|passt|ist ok|wäre gut))*[.!]*$/iu

/** "im Umkreis von 50 km", said of the place so far. */
export function radiusIn(text: string, before: JobSearchParams): number | null {
  const named = /(?<!\d)(\d{1,3})\s*(?:km|kilometern?|kilometers?|kilometres?)(?!\p{L})/iu.exec(text)
  const km = Number((named ?? radiusAlone.exec(text))?.[1] ?? 0)
  return radiusAgain(text, before) ?? asRadius(km)
}

const bare =
  /^(?:(?:nur|na|auf|bis|auch|lieber|doch|eher|die|so|mach|nimm|kannst|könntest|darfst|du|ruhig|können sie|geh|gehe|erhöh|erhöhe|erweiter|erweitere|dann|halt|ok|gut|bitte|sagen wir|up to|even|then|go)[, ]+)*(\d{1,3})(?: (?:hoch|rauf|runter|rein|erhöhen|erweitern|reichen|reicht|genügen|langen|langt|sind|wären|wär|wäre|gehen|geht|ginge|gingen|auch|noch|schon|grad|gerade|eben|drin|genug|ok|okay|in ordnung|machbar|is|are|would be|fine|enough|too|bitte))*[.!]*$/iu
const farther =
  /^(?:(?:noch|und|ruhig|so|gern|gerne|another)\s+)*(\d{1,3})\s*(?:km|kilometer|kilometers|kilometres)\s+(?:mehr|weiter|more|further)(?!\p{L})/iu

/** "Mach 20 draus", "50 gehen auch noch" and "5 km mehr" change the distance that was asked for. */
export function radiusAgain(text: string, { radius }: JobSearchParams): number | null {
  const named = radiusNamed(text)
  if (named !== null) return asRadius(named)
  if (radius === null) return null
  if (twice.test(text)) return asRadius(radius * 2)
  const [, old = '', instead = ''] = insteadOfDistance.exec(text) ?? []
  if (Number(old) === radius) return asRadius(Number(instead))
  const more = Number(farther.exec(text)?.[1] ?? 0)
  return asRadius(more > 0 ? radius + more : Number(bare.exec(text)?.[1] ?? 0))
}

/** "50 km ist mir doch zu weit, mach 20" */
const insteadOfDistance =
  /^[^\d?]*(\d{1,3})(?: ?(?:km|kilomet\p{L}*))?(?!\d)[^\d?]*(?:[,;.!]\s|(?<=von \d{1,3}(?: km)? )auf )[^\d?]*?(\d{1,3})(?: ?(?:km|kilomet\p{L}*))?(?!\d| ?(?:%|prozent|percent|std|stunden|hours|euro|€|jahre))[^\d?]*$/iu
const twice =
  /^(?:\p{L}+ ){0,3}(?:umkreis|radius|entfernung|distance)(?: \p{L}+){0,2} (?:verdoppel\p{L}*|doppelt|double\p{L}*)[.!]*$|^(?:verdoppel\p{L}*|double) (?:\p{L}+ ){0,2}(?:umkreis|radius|distance)[.!]*$/iu
const distances = new Set(keysOf('umkreis radius suchradius suchumkreis entfernung distanz distance'))
const setting = new Set(
  keysOf(
    'hochsetzen heraufsetzen raufsetzen runtersetzen herabsetzen hochschrauben runterschrauben hoch rauf runter herunter erweitern erweiter ausweiten ausdehnen ausbauen weiten vergrößern vergrössern verkleinern verringern reduzieren erhöhen erhöh erhöhe kürzen setzen einstellen umstellen ändern anpassen km kilometer kilometern höchstens maximal up down bump increase extend widen raise reduce lower shrink expand set widen',
  ),
)
const asksOfIt = /^(?:was|wie|warum|wieso|what|how|why)(?!\p{L})/iu

/** "Radius kannst auf 50 hochsetzen": the one number of a turn that speaks of nothing but the distance. */
function radiusNamed(text: string): number | null {
  const words = queryWords(text)
  const numbers = words.filter(({ isNumber }) => isNumber)
  const isOfDistance = words.some(({ key }) => distances.has(key)) && !asksOfIt.test(text)
  const isAlone = words.every(
    ({ key, isNumber }) => isNumber || distances.has(key) || setting.has(key) || isOrdinaryWord(key),
  )
  return numbers.length === 1 && isOfDistance && isAlone ? Number(numbers[0]?.key) : null
}

function asRadius(km: number): number | null {
  return km >= 1 && km <= 200 ? km : null
}

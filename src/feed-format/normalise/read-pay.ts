import { cleanLine } from '../../texts/clean-text.ts'
import { type Pay, readPayText } from '../../vocabulary/pay/pay-text.ts'
import { LinePatterns } from './line-patterns.ts'

export type FeedPay = Pay & { text: string | null }

const payLine =
  /gehalt|vergütung|verguetung|verdienst|entlohnung|bezahlung|lohn|salary|brutto|eingruppierung|tarif|TVöD|TV-L|TV-Ärzte|AVR|€|\bEUR\b|\bCHF\b/i
/** Amounts that are not pay: sign-on bonuses, allowances, turnover. */
const otherMoney =
  /prämie|zuschuss|zulage|bonus|budget|umsatz|umlage|kinderzulage|gutschein|wechselprämie|fahrkosten/i
const payLines = new LinePatterns([payLine, otherMoney])

/**
 * Pay from its own field, else from the title, else from a line of the text that is clearly about pay. `text` is what the employer wrote.
 * Implausible amounts (below 1 or above 2 million) are dropped.
 */
export function readPay(
  field: string | null,
  title: string,
  text: string,
  country: string | undefined,
): FeedPay {
  const stated = field === null ? '' : cleanLine(field).slice(0, 200)
  const hints = country === undefined ? {} : { country }
  if (stated !== '') {
    const read = readPayText(stated, hints)
    return { ...plausible(read), text: stated }
  }
  const titled = readPayText(title, hints)
  if (isStated(titled) && payLine.test(title)) return { ...plausible(titled), text: null }
  for (const line of text.slice(0, 20_000).split('\n')) {
    if (line.length > 200) continue
    const [isPay, isOther] = payLines.within(line)
    if (!isPay || isOther) continue
    const read = readPayText(line, hints)
    const isPlain = read.tariff !== null || read.period !== null
    if (isStated(read) && isPlain) return { ...plausible(read), text: null }
  }
  return { min: null, max: null, currency: null, period: null, tariff: null, text: null }
}

function isStated(pay: Pay): boolean {
  return pay.min !== null || pay.max !== null || pay.tariff !== null
}

function plausible(pay: Pay): Pay {
  const amounts = [pay.min, pay.max].filter(amount => amount !== null)
  const isWrong = amounts.some(amount => !(amount >= 1 && amount <= 2_000_000))
  if (isWrong) return { min: null, max: null, currency: null, period: null, tariff: pay.tariff }
  if (pay.min !== null && pay.max !== null && pay.min > pay.max) return { ...pay, min: pay.max, max: pay.min }
  return pay
}

import { type Amount, readAmounts } from './pay-amounts.ts'
import { readTariffName } from './pay-tariff.ts'

export type Pay = {
  /** Gross amount in `currency` per `period`. */
  min: number | null
  max: number | null
  currency: 'EUR' | 'CHF' | null
  period: 'hour' | 'month' | 'year' | null
  /** Collective agreement and group (TVöD P8), or null. */
  tariff: string | null
}

const nothing = { min: null, max: null, currency: null, period: null }

/**
 * Parses a pay text; every field is null when it is not stated. An amount without a period counts as yearly from 15,000, as monthly from
 * 250 and as hourly below. `country` determines the currency when none is written. Never throws.
 */
export function readPayText(text: string, hints: { country?: string } = {}): Pay {
  const { tariff, rest } = readTariffName(
    text
      .slice(0, 400)
      .normalize('NFC')
      .replace(/[\u00a0\u2009\u202f]/g, ' '),
  )
  const amounts = readAmounts(rest)
  if (amounts.length === 0) return { ...nothing, tariff }
  const [least = 0, most = 0] = [Math.min(...amounts.map(amountValue)), Math.max(...amounts.map(amountValue))]
  if (most <= 0) return { ...nothing, tariff }
  const currency = amounts.find(amount => amount.currency)?.currency ?? currencyOf(hints.country)
  const bounds = boundsOf(rest, amounts, least, most)
  return { ...bounds, currency, period: periodOf(rest, amounts, most), tariff }
}

function amountValue(amount: Amount): number {
  return amount.value
}

function currencyOf(country: string | undefined): 'EUR' | 'CHF' | null {
  if (country === 'CH' || country === 'LI') return 'CHF'
  return country === 'DE' || country === 'AT' ? 'EUR' : null
}

const from =
  /(?:\bab\b|(?<!\p{L})über(?!\p{L})|\bmehr als\b|[>≥]|\bmin(?:d(?:estens|\.)?|\.)|mindest\p{L}*|\bfrom\b|\bstarting\b|einstiegs\p{L}*|\bbeginnt bei\b|\bat least\b|\bnicht unter\b|\bgrundgehalt von mind)/iu
const upTo = /(?:\bbis(?: zu)?\b|\bmax(?:imal|\.)?|\bup to\b|\bhöchstens\b|obergrenze)/iu
const fromBehind =
  /^\s?(?:€|EUR|Euro|CHF)?\s?(?:brutto\s)?(?:\+$|aufwärts|plus\b|(?:als )?(?:einstiegs|start|anfangs|mindest)(?:gehalt|lohn|entgelt|vergütung|salär))/iu
const marginal = /mini-?job|\beuro-(?:basis|job|kraft)|-€-(?:basis|job)|geringfügig|midijob/iu

function boundsOf(text: string, amounts: readonly Amount[], least: number, most: number) {
  const [first] = amounts
  if (amounts.length > 1 && least !== most) return { min: least, max: most }
  if (first && marginal.test(text) && most <= 2_000) return { min: null, max: most }
  const before = first ? text.slice(Math.max(0, first.from - 60), first.from) : ''
  const after = first ? text.slice(first.to, first.to + 40) : ''
  const isFrom = from.test(before) || fromBehind.test(after)
  const isUpTo = upTo.test(before)
  if (isUpTo && !isFrom) return { min: null, max: most }
  return isFrom ? { min: least, max: null } : { min: least, max: most }
}

const hourly =
  /(?:\/|pro|per|je|die|in der|an)\s?(?:std\b|stunde|hour|h\b)|stunden(?:lohn|satz|gehalt|vergütung)|€\/?h\b|\bhourly\b|\bstd-lohn/iu
const yearly =
  /(?:\/|pro|per|im|je|a)\s?(?:jahr|year)\b|\bp\.?\s?a\b|jährlich|jahres(?:brutto|gehalt|lohn|einkommen|ziel|salär|vergütung|fix)|\bannual|\byearly|\bper annum|\/a\b/iu
const monthly =
  /(?:\/|pro|per|im|je)\s?(?:monat|month|mt)\b|\bmonatlich|\bmtl|monats(?:brutto|gehalt|lohn|salär)|\bmonthly|\/\s?m\b|\b1[2-5](?:[.,]\d+)?\s?(?:x|mal|×)|(?:x|×)\s?1[2-5]\b|ausbildungs(?:vergütung|gehalt)|lehrlings(?:entschädigung|einkommen)/iu

function periodOf(text: string, amounts: readonly Amount[], most: number): Pay['period'] {
  const spoken = amounts.some(amount => amount.isThousands) && !/monat|month/i.test(text) ? 'year' : null
  if (monthly.test(text) && most < 30_000) return 'month'
  if (hourly.test(text) && most < 1_000) return 'hour'
  if (yearly.test(text) && most >= 5_000) return 'year'
  if (spoken) return spoken
  if (most >= 15_000) return 'year'
  return most >= 250 ? 'month' : 'hour'
}

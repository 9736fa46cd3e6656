export type Amount = {
  value: number
  currency: 'EUR' | 'CHF' | null
  /** Offsets in the text, excluding the currency. */
  from: number
  to: number
  /** Written with a "k". */
  isThousands: boolean
}

const number = String.raw`(?<![\p{L}\d.,])\d{1,3}(?:(?:[.,'’‘´]|\s(?=\d{3}(?!\d)))\d{3})+(?:[.,]\d{1,2})?(?!\d)|(?<![\p{L}\d.,])\d{1,6}(?:[.,]\d{1,2})?(?!\d)`
const amountPattern = new RegExp(number, 'gu')

const euro = /€|\bEUR\b|\beuros?\b/iu
const francs = /\bCHF\b|\bS?Fr\.|\bFranken\b|\bSFr\b/u
const joint =
  /^\s*(?:€|EUR|Euro|CHF|Fr\.|k\b)?(?:[,.]?[-–—]{1,2})?\s*(?:brutto\s*)?(?:-|–|—|bis(?: zu)?|und|to|and|\/|~)\s*(?:€|EUR|CHF|S?Fr\.)?\s*$/iu

/** Money paid in addition to salary, and quantities that are not money. */
const notPay =
  /prämie|praemie|bonus|zuschuss|zuschüsse|sachbezug|gutschein|zulage|zuzahlung|jobticket|deutschlandticket|vermögenswirksam|\bvwl\b|kita|fahrgeld|fahrtkosten|budget|geschenk|einmalzahlung|urlaubsgeld|weihnachtsgeld|umzug|allowance|\bbenefit|empfehlung|inflationsausgleich/iu
const unit =
  /^\s*(?:-?\s?(?:%|prozent|(?:urlaubs|ferien|arbeits)?tage?\b|wochen?\b|std\.?\s*(?:\/|pro|die|in der|je)\s*woche|stunden\b|h\s?\/\s?woche|wochenstunden|monats(?:gehälter|löhne)|(?:monats)?gehalt\b|gehälter|jahre?\b|mitarbeiter|betten|(?:x\b|×)(?!\s?1[2-5]\b)|mal\b|uhr)|\.\s?(?:jahr|gehalt|monat|ausbildungs|lehr|berufs|\p{L}+jahr))/iu
const payWord =
  /gehalt|brutto|lohn|vergütung|salär|verdienst|entgelt|salary|bezahlung|\bgross\b|wage|\bpay\b|honorar|entlohnung|bezüge/iu

/** The amounts of money in a pay text, excluding bonuses, days of leave, hours of work and percentages. */
export function readAmounts(text: string): Amount[] {
  const found: Amount[] = []
  for (const match of text.matchAll(amountPattern)) {
    const to = match.index + match[0].length
    const after = text.slice(to)
    const isThousands = /^\s?(?:k|tsd|TEUR)\b|^\s?(?:tsd\.|T€)/iu.test(after)
    if (/^\.\s?(?:\p{L}|&|\/)/u.test(after) && /^\d{1,2}$/.test(match[0])) continue
    if (
      unit.test(after) ||
      (/(?:x|×)\s?$/iu.test(text.slice(0, match.index)) && Number(match[0]) < 16) ||
      /§\s?$/.test(text.slice(0, match.index))
    )
      continue
    const value = parsedNumber(match[0]) * (isThousands ? 1000 : 1)
    found.push({ value, currency: currencyBeside(text, match.index, to), from: match.index, to, isThousands })
  }
  const joined = withJoints(text, found)
  return joined.filter(amount => isPay(text, amount, joined))
}

// "55-70k EUR", "3.200 - 3.900 €": the unit and currency of one end apply to the other.
function withJoints(text: string, amounts: Amount[]): Amount[] {
  return amounts.map((amount, at) => {
    let joined = amount
    for (const other of [amounts[at + 1], amounts[at - 1]]) {
      if (!other) continue
      const between = text.slice(Math.min(amount.to, other.to), Math.max(amount.from, other.from))
      if (!joint.test(between)) continue
      const isThousands = joined.isThousands || (other.isThousands && amount.value < 1_000)
      const value = isThousands && !joined.isThousands ? joined.value * 1000 : joined.value
      joined = { ...joined, isThousands, value, currency: joined.currency ?? other.currency }
    }
    return joined
  })
}

function currencyBeside(text: string, from: number, to: number): Amount['currency'] {
  const before = text.slice(Math.max(0, from - 8), from)
  const after = text.slice(to, to + 12)
  const behind =
    /^\s?(?:k|T|Tsd\.?\s?)?(?:[.,]?[-–—]{1,2})?\s?-?\s?(€|EUR|euros?\b|CHF|S?Fr\b|Franken)/iu.exec(after)
  const ahead = /(€|EUR|euro|CHF|S?Fr\.?)\s?$/iu.exec(before)
  const name = behind?.[1] ?? ahead?.[1]
  if (!name) return null
  return euro.test(name) ? 'EUR' : 'CHF'
}

function isPay(text: string, amount: Amount, all: readonly Amount[]): boolean {
  if (notPay.test(clauseOf(text, amount))) return false
  if (amount.currency) return true
  if (all.some(other => other.currency)) return false
  if (euro.test(text) || francs.test(text)) return amount.value >= 9
  const isBare = /^[\s\d.,'’–—-]*(?:bis|to)?[\s\d.,'’–—-]*$/u.test(text)
  const least = /stunde|std|hour|\bh\b/i.test(text) ? 9 : 250
  return isBare || (payWord.test(text) && amount.value >= least) || amount.isThousands
}

// The clause that contains the amount; decimal commas do not separate clauses.
function clauseOf(text: string, { from, to }: Amount): string {
  const before =
    text
      .slice(0, from)
      .split(/[;+|•\n]|,(?=\s)|\bplus\b|\bzzgl\b|\bund\b/iu)
      .at(-1) ?? ''
  const after = text.slice(to).split(/[;+|•\n]|,(?=\s)|\bplus\b|\bzzgl\b|\bund\b/iu)[0] ?? ''
  return before + after
}

function parsedNumber(written: string): number {
  const compact = written.replace(/[\s'’‘´]/g, '')
  const decimals = /[.,](\d{1,2})$/.exec(compact)
  const whole = decimals ? compact.slice(0, decimals.index) : compact
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals?.[1] ?? '0'}`)
}

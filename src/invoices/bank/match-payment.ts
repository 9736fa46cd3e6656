import type { IncomingPayment } from './read-camt053.ts'

export type OpenInvoice = { number: string; currency: string; openCents: number }

/**
 * `settled`: names invoices and pays exactly what is open of them. `short`, `over`: names them and pays less or more. `guess`: names none,
 * but one alone is open over this amount; a person decides. `unknown`: nothing of ours that is open.
 */
export type Match = { kind: 'settled' | 'short' | 'over' | 'guess' | 'unknown'; numbers: string[] }

/** Which open invoices a payment is for. */
export function matchPayment(payment: IncomingPayment, open: readonly OpenInvoice[]): Match {
  const candidates = open.filter(({ currency, openCents }) => currency === payment.currency && openCents > 0)
  const named = candidates.filter(({ number }) => names(payment.text, number))
  if (named.length === 0) {
    const [only, another] = candidates.filter(({ openCents }) => openCents === payment.cents)
    return only && !another ? { kind: 'guess', numbers: [only.number] } : { kind: 'unknown', numbers: [] }
  }
  const openCents = named.reduce((sum, invoice) => sum + invoice.openCents, 0)
  const numbers = named.map(({ number }) => number)
  if (payment.cents === openCents) return { kind: 'settled', numbers }
  return { kind: payment.cents < openCents ? 'short' : 'over', numbers }
}

/**
 * Whether the words of a payment name a number, however it was typed: with other separators, without, broken between two lines, or without
 * the zeros in front. No digit may stand before or after it: 2026-000012 is not named by 2026-0000123.
 */
function names(text: readonly string[], number: string): boolean {
  const parts = number.split('-').map(part => {
    const digits = /^0*(\d+)$/.exec(part)?.[1]
    return digits === undefined ? spread(part) : `(?:0[\\s]*)*${spread(digits)}`
  })
  const pattern = new RegExp(`(?<![0-9])${parts.join('[\\s\\-_/.:]*')}(?![0-9])`, 'i')
  return pattern.test(text.join('')) || pattern.test(text.join(' '))
}

/** Letters and digits with white space between them, which banks put in. */
function spread(part: string): string {
  return [...part].join('\\s?')
}

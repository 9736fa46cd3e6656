import { centsOf } from '../xml/cii-values.ts'
import type { ReadInvoice } from '../xml/read-cii.ts'

/** A rule of EN 16931 or of XRechnung by the id that its official Schematron has. */
export type Rule = { id: string; says: string; holds: (invoice: ReadInvoice) => boolean }

/** Cents that cannot be mistaken for an amount: whatever is compared with it differs. */
export function cents(text: string | null): number {
  return text === null ? Number.NaN : (centsOf(text) ?? Number.NaN)
}

/** What may be left out counts as nothing. */
export function centsOrZero(text: string | null): number {
  return text === null ? 0 : cents(text)
}

export function sumOf(texts: readonly (string | null)[]): number {
  return texts.reduce((sum, text) => sum + cents(text), 0)
}

/** Hundredths of a percent; NaN for none. */
export function basisPoints(text: string | null): number {
  return text !== null && /^\d{1,3}(\.\d{1,4})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
}

export function isThere(...texts: readonly (string | null | undefined)[]): boolean {
  return texts.every(text => text !== null && text !== undefined)
}

import { remainder97 } from './check-digits.ts'

const lengths: Record<string, number> = { DE: 22, AT: 20, CH: 21, LI: 21 }

/** Without spaces, in capitals; null unless its check digits fit. */
export function readIban(text: string): string | null {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null
  const length = lengths[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return null
  return remainder97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : null
}

/** In groups of four, as it is printed. */
export function spacedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

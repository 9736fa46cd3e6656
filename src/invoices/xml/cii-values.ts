/** `1234.50` of 123450 cents. */
export function amountText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** `19` of 1900, `8.1` of 810. */
export function percentText(basisPoints: number): string {
  return String(basisPoints / 100)
}

/** `20261126` of `2026-11-26`: format 102 of UNTDID 2379. */
export function dateText(day: string): string {
  return day.replaceAll('-', '')
}

export function dayOf(text: string): string | null {
  return /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : null
}

/** Cents of a decimal with at most two places; null of anything else. */
export function centsOf(text: string): number | null {
  const [, sign, whole = '', places = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (sign === undefined) return null
  const cents = Number(whole) * 100 + Number(places.padEnd(2, '0'))
  return sign === '-' ? -cents : cents
}

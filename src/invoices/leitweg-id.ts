import { remainder97 } from './check-digits.ts'

/**
 * Where a public body of Germany takes its invoices, such as `04011000-1234512345-06`: 2 to 12 digits, up to 30 letters and digits that may
 * be missing, and two check digits (Formatspezifikation Leitweg-ID 2.0.2). Null unless all of it fits.
 */
export function readLeitwegId(text: string): string | null {
  const id = text.trim().toUpperCase()
  const parts = /^(\d{2}|\d{3}|\d{5}|\d{8}|\d{9}|\d{12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/.exec(id)
  if (!parts) return null
  return remainder97(id.replaceAll('-', '')) === 1 ? id : null
}

import { amountText } from './xml/cii-values.ts'

/** Of EPC069-12; a bank's app shows what is longer cut off. */
const most = { nameChars: 70, textChars: 140 }

export type GiroTransfer = { name: string; iban: string; bic: string | null; cents: number; text: string }

/**
 * What a QR code for a SEPA transfer says (EPC069-12, version 2), which banks' apps in Germany and Austria read as GiroCode. Only for euros
 * and 0.01 to 999,999,999.99 of them; null otherwise.
 */
export function giroCode({ name, iban, bic, cents, text }: GiroTransfer): string | null {
  if (cents < 1 || cents > 99_999_999_999) return null
  const lines = ['BCD', '002', '1', 'SCT', bic ?? '', oneLine(name, most.nameChars), iban]
  return [...lines, `EUR${amountText(cents)}`, '', '', oneLine(text, most.textChars)].join('\n')
}

function oneLine(text: string, chars: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, chars).join('')
}

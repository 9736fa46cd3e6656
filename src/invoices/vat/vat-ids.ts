import { hasMod11Of10, luhnSum, remainder97, weighted } from '../check-digits.ts'

export type VatId = { country: string; number: string; text: string }

type Form = { pattern: RegExp; hasRightDigits?: (number: string) => boolean }

const elevenMinus = (sum: number) => 11 - (sum % 11)

/** The form of each member state's VAT IDs as VIES has it; check digits where a buyer of a German-language board is likely to come from. */
const forms: Record<string, Form> = {
  AT: { pattern: /^U\d{8}$/, hasRightDigits: isAustrian },
  BE: {
    pattern: /^[01]\d{9}$/,
    hasRightDigits: of => 97 - (Number(of.slice(0, 8)) % 97) === Number(of.slice(8)),
  },
  BG: { pattern: /^\d{9,10}$/ },
  CY: { pattern: /^\d{8}[A-Z]$/ },
  CZ: { pattern: /^\d{8,10}$/ },
  DE: { pattern: /^[1-9]\d{8}$/, hasRightDigits: hasMod11Of10 },
  DK: { pattern: /^\d{8}$/, hasRightDigits: of => weighted(of, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { pattern: /^\d{9}$/ },
  EL: { pattern: /^\d{9}$/ },
  ES: { pattern: /^[A-Z0-9]\d{7}[A-Z0-9]$/ },
  FI: {
    pattern: /^\d{8}$/,
    hasRightDigits: of => elevenMinus(weighted(of, [7, 9, 10, 5, 8, 4, 2])) % 11 === Number(of[7]),
  },
  FR: { pattern: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, hasRightDigits: isFrench },
  HR: { pattern: /^\d{11}$/, hasRightDigits: hasMod11Of10 },
  HU: { pattern: /^\d{8}$/ },
  IE: { pattern: /^(\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{1,2})$/ },
  IT: { pattern: /^\d{11}$/, hasRightDigits: of => luhnSum(of) % 10 === 0 },
  LT: { pattern: /^(\d{9}|\d{12})$/ },
  LU: { pattern: /^\d{8}$/, hasRightDigits: of => Number(of.slice(0, 6)) % 89 === Number(of.slice(6)) },
  LV: { pattern: /^\d{11}$/ },
  MT: { pattern: /^\d{8}$/ },
  NL: { pattern: /^\d{9}B\d{2}$/, hasRightDigits: isDutch },
  PL: {
    pattern: /^\d{10}$/,
    hasRightDigits: of => weighted(of, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(of[9]),
  },
  PT: { pattern: /^\d{9}$/ },
  RO: { pattern: /^\d{2,10}$/ },
  SE: { pattern: /^\d{10}01$/ },
  SI: { pattern: /^\d{8}$/ },
  SK: { pattern: /^\d{10}$/ },
}

/** Countries whose businesses may owe the VAT themselves, by their ISO code. */
export const unionCountries = Object.keys(forms).map(country => (country === 'EL' ? 'GR' : country))

/** A VAT ID of the Union, without spaces, dots and dashes; null when its form or its check digits cannot be right. */
export function readVatId(text: string): VatId | null {
  const plain = text.replace(/[\s.-]/g, '').toUpperCase()
  const prefix = plain.slice(0, 2)
  const number = plain.slice(2)
  const form = forms[prefix]
  if (!form?.pattern.test(number) || form.hasRightDigits?.(number) === false) return null
  return { country: prefix === 'EL' ? 'GR' : prefix, number, text: plain }
}

const uidWeights = [5, 4, 3, 2, 7, 6, 5, 4]

/** The number of a Swiss business, `CHE-123.456.788`; what marks it as one for VAT is left off. Null when its check digit is wrong. */
export function readSwissUid(text: string): string | null {
  const [, digits = ''] =
    /^CHE(\d{9})(?:MWST|TVA|IVA)?$/.exec(text.replace(/[\s.-]/g, '').toUpperCase()) ?? []
  if (!digits || elevenMinus(weighted(digits, uidWeights)) % 11 !== Number(digits[8])) return null
  return `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`
}

function isAustrian(number: string): boolean {
  const check = (10 - ((luhnSum(number.slice(1, 8)) + 4) % 10)) % 10
  return check === Number(number[8])
}

/** Newer ones have letters in the place of the two check digits. */
function isFrench(number: string): boolean {
  if (!/^\d{2}/.test(number)) return true
  return (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2))
}

/** Sole traders have had numbers of another kind since 2020, with a remainder by 97 over all of it. */
function isDutch(number: string): boolean {
  const old = weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
  return old === Number(number[8]) || remainder97(`NL${number}`) === 1
}

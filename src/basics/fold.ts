/**
 * Lower case without umlauts and accents: "Ärztin" → "aerztin", "Genève" → "geneve". An umlaut equals its transliteration but not the bare
 * vowel: Fürth is not Furth, Ärztekammer not Arzt.
 */
export function fold(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, letter => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

const notAscii = /\P{ASCII}/u
const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

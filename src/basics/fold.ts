/**
 * Lower case without umlauts and accents: "Ärztin" → "aerztin", "Genève" → "geneve". An umlaut equals its transliteration but not the bare
 * vowel: Fürth is not Furth, Ärztekammer not Arzt.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, letter => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** A loop, because most texts are single words, for which a pattern takes longer. */
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false
  return true
}

const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

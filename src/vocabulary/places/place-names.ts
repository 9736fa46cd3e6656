import { fold } from '../../basics/fold.ts'

const saint = /\b(?:st|skt)(?:\.\s*|\s+)(?=\p{L})/giu
const honours =
  /\b(?:landeshauptstadt|hansestadt|lutherstadt|universitaetsstadt|kreisstadt|stadt|hanse- und)\b/g

/** Normalised form for comparing place names: "St.Gallen", "Sankt Gallen" and "ST. GALLEN" are equal. */
export function placeKey(name: string): string {
  // Fast path: most names are one plain word, and tens of thousands are read at startup.
  if (/^[A-Za-z]+$/.test(name)) return name.toLowerCase()
  const folded = fold(name.replace(saint, 'Sankt '))
  const plain = folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const bare = plain.replace(honours, ' ').replace(/\s+/g, ' ').trim()
  return bare === '' ? plain : bare
}

const joints = /\s(?:am|an|im|in|bei|ob|vor|unter|auf|a|i|b|o|v|d|der|zu|zum|sur|les)\s.*$/

/** The name without its distinguishing suffix: "frankfurt am main" → "frankfurt". */
export function shortKey(key: string): string {
  return key.replace(joints, '')
}

const small = new Set([
  'am',
  'an',
  'im',
  'in',
  'bei',
  'ob',
  'vor',
  'unter',
  'auf',
  'der',
  'den',
  'dem',
  'die',
  'zu',
  'zum',
])

/**
 * Whether the words after a short name are the rest of the full name, in any abbreviation: "a. M.", "/Main", "i.d.OPf." and "v.d.H." for
 * "am Main", "in der Oberpfalz" and "vor der Höhe".
 */
export function continuesName(rest: readonly string[], wholeKey: string, short: string): boolean {
  const wanted = wholeKey.slice(short.length).trim().split(' ').filter(Boolean)
  let at = 0
  for (const word of rest) {
    while (at < wanted.length && !abbreviates(word, wanted[at] ?? '')) {
      if (!small.has(wanted[at] ?? '')) return false
      at += 1
    }
    if (at === wanted.length) return false
    at += 1
  }
  return at === wanted.length
}

// Same first letter, and all letters of the abbreviation in order.
function abbreviates(short: string, whole: string): boolean {
  if (short[0] !== whole[0]) return false
  let at = 0
  for (const letter of whole) if (letter === short[at]) at += 1
  return at === short.length
}

import { fold } from '../../basics/fold.ts'

export type NameMask = {
  cover: (text: string) => string
  /** Whether the whole name stands in a text in which nothing but letters is left. */
  isIn: (text: string) => boolean
}

const nameCover = '[NAME]'

const particles = new Set(
  'von van de der den zu da dos di del la le el al ten bin ibn vom zur und dr prof med mag'.split(' '),
)
/** In shorter parts other words would be found too often. */
const leastCharsInside = 5

/**
 * Covers every part of the given names wherever it stands: as a word, in the genitive, in capitals, without its accents, and inside of
 * longer words. Words that merely contain a part are lost with it: rather a fact less than a name more.
 */
export function nameMask(names: readonly string[]): NameMask {
  const parts = new Set(names.flatMap(partsOf).flatMap(formsOf))
  const whole = names.flatMap(wholeForms)
  const isPart = (word: string) => formsOf(word).some(form => isCovered(form, parts))
  return {
    cover: text =>
      text
        .replace(/\p{L}[\p{L}\p{M}'’]*/gu, word => (isPart(word) ? nameCover : word))
        .replace(/\[NAME\](?:[\s.-]{1,2}\[NAME\])+/g, nameCover),
    isIn: text => {
      const letters = formsOf(text).map(form => form.replace(/[^a-z]/g, ''))
      return whole.some(name => letters.some(form => form.includes(name)))
    },
  }
}

function isCovered(word: string, parts: ReadonlySet<string>): boolean {
  const bare = word.replace(/['’]/g, '')
  if (parts.has(bare) || parts.has(bare.replace(/s$/, ''))) return true
  const inside = [...parts].filter(part => part.length >= 3 && bare.includes(part))
  return inside.length > 1 || inside.some(part => part.length >= leastCharsInside)
}

function partsOf(name: string): string[] {
  return name
    .split(/[^\p{L}\p{M}'’]+/u)
    .map(part => part.replace(/['’]/g, ''))
    .filter(part => part.length > 1 && !particles.has(fold(part)))
}

/** Given and family name in either order; the words in between may be missing. */
function wholeForms(name: string): string[] {
  const parts = partsOf(name)
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length < 2) return []
  return [`${first}${last}`, `${last}${first}`, parts.join('')].flatMap(formsOf)
}

/** "Müller" is also written "Mueller" and "Muller". */
function formsOf(text: string): string[] {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss')
  const letters = bare.replace(/ł/g, 'l').replace(/ø/g, 'o').replace(/đ/g, 'd').replace(/ı/g, 'i')
  return [...new Set([fold(text), bare, letters])]
}

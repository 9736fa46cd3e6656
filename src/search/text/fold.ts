import { fold as foldLetters } from '../../basics/fold.ts'

/**
 * One spelling for all the ways a German word is typed: the basic folding, then a/ae/ä → a, o/oe/ö → o, u/ue/ü → u, three equal letters →
 * two (Kreißsaal, Kreissaal). Idempotent.
 */
export function fold(word: string): string {
  if (isPlain(word)) return word.toLowerCase()
  return foldPlain(notAscii.test(word) ? foldLetters(withoutUmlauts(word)) : word.toLowerCase())
}

// First, because an umlaut stays one after a, e or q, where its transliteration could be anything: the parts of Gemeindeärztin and
// Pflegeüberleitung are found by themselves, too.
function withoutUmlauts(word: string): string {
  return word.normalize('NFD').replace(/([aou])\u0308/gi, '$1')
}

const [a, e, o, q, u] = [97, 101, 111, 113, 117]

/** Whether surely nothing but capitals has to be folded, as in most words, without a pattern. */
function isPlain(word: string): boolean {
  let beforeLast = 0
  let last = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at) | 32
    if (code > 127 || (code === last && code === beforeLast)) return false
    const isTail = code === e && (last === a || last === o || last === u)
    if (isTail && beforeLast !== a && beforeLast !== e && beforeLast !== q) return false
    beforeLast = last
    last = code
  }
  return true
}

const notAscii = /\P{ASCII}/u
const digraph = /(?:^|[^aeq])[aou]e/

/** Drops an e after a, o or u, unless preceded by a, e or q (neue, Bauer, Quelle). */
function foldPlain(word: string): string {
  if (!digraph.test(word) && !threeEqual.test(word)) return word
  let folded = ''
  for (let index = 0; index < word.length; index++) {
    const letter = word.charAt(index)
    const before = folded.charAt(folded.length - 1)
    const isUmlautTail =
      letter === 'e' &&
      (before === 'a' || before === 'o' || before === 'u') &&
      !'aeq'.includes(folded.charAt(folded.length - 2) || '-')
    if (isUmlautTail) continue
    if (letter === before && letter === folded.charAt(folded.length - 2)) continue
    folded += letter
  }
  return folded
}

const threeEqual = /(.)\1\1/

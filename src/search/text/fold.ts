/**
 * One spelling for all the ways a German word is typed: lower case, ä/ae → a, ö/oe → o, ü/ue → u, ß → ss,
 * other accents off, three equal letters → two (Kreißsaal, Kreissaal). Folding twice changes nothing.
 */
export function fold(word: string): string {
  let folded = word.toLowerCase()
  if (notAscii.test(folded)) {
    folded = folded.replaceAll('ß', 'ss').normalize('NFD').replace(accents, '').toLowerCase()
  }
  return foldPlain(folded)
}

const notAscii = /\P{ASCII}/u
const accents = /\p{M}+/gu
const digraph = /(?:^|[^aeq])[aou]e/

/** The letters a, o, u take a following e with them, unless a, e or q stands before (neue, Bauer, Quelle). */
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

import { fold } from '../../../basics/fold.ts'

/**
 * Whether HTML has, in any spelling, what it takes for its folded words to have one of these; it may say yes too often, but never no.
 * Looking it over takes a fraction of the time of taking the words out of it, which imports would feel.
 */
export function textHint(words: readonly string[]): (html: string) => boolean {
  if (words.length === 0) return () => false
  const patterns = words.map(word => {
    // Between two words of it there may be tags, and some signs are written as entities: the longest part without them is enough.
    const longest = fold(word)
      .split(/[^a-z\d./:-]+/)
      .reduce((most, part) => (part.length > most.length ? part : most), '')
    return longest.replaceAll('.', '\\.').replace(/ae|oe|ue|ss/g, pair => `(?:${pair}|${umlauts[pair]})`)
  })
  const pattern = new RegExp(patterns.join('|'))
  return html => {
    const lower = html.toLowerCase()
    return pattern.test(lower) || unusual.test(lower)
  }
}

const umlauts: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß' }

/** Letters whose folding is not foreseen above, such as é, and umlauts of two characters. */
const unusual = /[\u00c0-\u00de\u00e0-\u00e3\u00e5-\u00f5\u00f7-\u00fb\u00fd-\u1fff\u2c00-\uffff]/

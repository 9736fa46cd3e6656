import { limits } from '../../config/limits.ts'
import { cleanLine } from '../../texts/clean-text.ts'
import { quietTitle } from './quiet-title.ts'

/** (m/w/d), (w/m/x), (gn), (all genders), m/w/d … with or without brackets. */
const letter = '(?:m|w|f|d|x|i|a|gn|div|divers|weiblich|männlich|male|female|diverse|n)'
const marker = new RegExp(
  [
    `[([{]\\s*${letter}(?:\\s*[/|,;\\\\.·*:-]\\s*${letter}){1,4}\\s*\\*?\\s*[)\\]}]`,
    '[([{]\\s*(?:gn|a\\*|all genders?|alle geschlechter|alle|every gender|any gender|gender-?neutral|geschlecht egal|divers|mensch|[mwd]{3})\\s*\\*?\\s*[)\\]}]',
    '(?<![\\p{L}\\d/])(?:m\\s*[/|]\\s*w\\s*[/|]\\s*[dxi]|w\\s*[/|]\\s*m\\s*[/|]\\s*[dxi]|d\\s*[/|]\\s*[mw]\\s*[/|]\\s*[mw]|m\\s*[/|]\\s*f\\s*[/|]\\s*[dx]|f\\s*[/|]\\s*m\\s*[/|]\\s*[dx])(?![\\p{L}\\d/])',
  ].join('|'),
  'giu',
)
/** Emoji and ornaments; Unicode classifies © ® ™ and digits as emoji too, and those are kept. */
const ornament =
  /(?![©®™#*0-9])[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff]|[\ufe00-\ufe0f]|\u20e3/gu
const noise = /[!?]{2,}|!+(?=\s|$)|[*+~_=#>|<•·]{2,}|^[\s*+~_#>|<•·–—-]+/gu
const noiseAtEnd = /(?<![\s*+~_#>|<•·–—])[\s*+~_#>|<•·–—]+$/u
/** Upper bound on the input; the result is cut to a fifth of this. */
const charsRead = 5 * limits.feedTitleChars

/**
 * A title for display: at most one gender marker (the first, in brackets), no all-caps, no emoji, at most 200 characters. Null when nothing
 * meaningful is left.
 */
export function readTitle(text: string): string | null {
  const line = cleanLine(text).slice(0, charsRead)
  const plain = line.replace(ornament, ' ').replace(noise, ' ').replace(/\s+/g, ' ').replace(noiseAtEnd, ' ')
  let seen = 0
  const single = plain.replace(marker, (found: string, at: number, whole: string) => {
    if (seen++ > 0) return ' '
    return ` ${isInsideBrackets(whole, at) ? plainMarker(found) : `(${plainMarker(found)})`} `
  })
  const title = withoutTail(
    quietTitle(single, marker)
      .replace(/([([{])\s+/g, '$1')
      .replace(/(?<![\s,;/|])[\s,;/|]+([)\]}])/g, '$1')
      .replace(/(?<!\s)\s+([,.;:])/g, '$1')
      .replace(/\(\s*\)/g, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;:/|–—-]+/u, ''),
  )
  const words = title.replace(marker, '')
  if (!/\p{L}{2}/u.test(words)) return null
  return title.length <= limits.feedTitleChars
    ? title
    : `${title.slice(0, limits.feedTitleChars - 1).trimEnd()}…`
}

/** Without the separators after the last word: everything after a space, else commas and dashes, so that "Pflege-" keeps its hyphen. */
function withoutTail(title: string): string {
  let end = title.length
  while (end > 0 && /[\s,;:/|–—-]/u.test(title.charAt(end - 1))) end--
  const space = title.slice(end).search(/\s/)
  if (space >= 0) return title.slice(0, end + space)
  let last = title.length
  while (last > 0 && /[,:/|–—]/u.test(title.charAt(last - 1))) last--
  return title.slice(0, last)
}

/** "(PJ-Studierende, m/w/d)" is already in brackets. */
function isInsideBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

function plainMarker(found: string): string {
  const inner = found
    .replace(/[()[\]{}]/g, '')
    .trim()
    .replace(/ ?[/|,;\\.·:] ?/g, '/')
  const isShouted = inner === inner.toUpperCase()
  return isShouted || (/^[a-z/*]+$/i.test(inner) && inner.includes('/')) ? inner.toLowerCase() : inner
}

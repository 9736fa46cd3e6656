import type { Found } from '../cv.ts'
import { type Line, onBelow, partOf } from '../document/line.ts'
import { found } from './evidence.ts'

const mail = /[\p{L}\d][\p{L}\d._%+-]{0,63}@\s?[\p{L}\d-]{1,60}(?:\.[\p{L}\d-]{1,60}){0,4}\.\p{L}{2,24}/u
/** "reto.ammann@su" above "nrise.example": no address ends without a full stop behind its @. */
const brokenHost =
  /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,60}\n[\p{Ll}\d-]{1,60}(?:\.[\p{L}\d-]{1,60}){0,4}\.\p{L}{2,24}(?=\n|$)/u

/** The first address of e-mail; in the lines below its beginning it goes on only where it has to. */
export function readEmail(lines: readonly Line[]): Found<string> | null {
  for (const [at, line] of lines.entries()) {
    const below = lines.slice(at + 1, at + 3)
    const whole = emailIn(withBelow(line, below), line.text.length) ?? emailIn(line, line.text.length)
    if (!whole) continue
    const isBroken = /\s/.test(whole.text)
    return found(whole.text.replace(/\s/g, '').toLowerCase(), whole, isBroken ? 'likely' : 'sure')
  }
  return null
}

/** A line that has the beginning of an address at its end, with those below. */
function withBelow(line: Line, below: readonly Line[]): Line {
  return /(?:[\p{L}\d][._-]|@[\p{L}\d.-]*)$/u.test(line.text) ? below.reduce(onBelow, line) : line
}

function emailIn(line: Line, beginsBefore: number): Line | null {
  const { text, places } = withoutBreaks(line.text)
  const match = mail.exec(text) ?? brokenHost.exec(text)
  const from = places[match?.index ?? 0] ?? 0
  if (!match || from >= beginsBefore) return null
  const to = (places[match.index + match[0].length - 1] ?? 0) + 1
  // A column that was too narrow for the address broke it anywhere.
  const rest = /^\n([a-z\d.@-]{1,40})$/.exec(line.text.slice(to))?.[0] ?? ''
  return partOf(line, from, to < beginsBefore ? to + rest.length : to)
}

/** A text without the breaks that a column made in an address, and where each of its characters stood. */
function withoutBreaks(text: string): { text: string; places: number[] } {
  const kept = [...text.matchAll(/[\s\S]/g)].filter(
    ({ 0: character, index }) =>
      character !== '\n' || !breaksAddress(text.slice(0, index), text.slice(index + 1)),
  )
  return { text: kept.map(([character]) => character).join(''), places: kept.map(({ index }) => index) }
}

/** Behind a hyphen, a full stop or the @, and before a full stop or the @: in a cell or behind a label, not in a sentence. */
function breaksAddress(above: string, below: string): boolean {
  const word = /(?:^|[\n\t]|[^\p{L}\d,.]\s{1,3})(\S{1,64})$/u.exec(above.slice(-100))?.[1] ?? ''
  if (word.includes('@')) return /[@.-]$/.test(word) ? /^[\p{Ll}\d]/u.test(below) : /^\.\p{Ll}/u.test(below)
  if (!/^[\p{Ll}\d._-]*\p{Ll}[\p{Ll}\d._-]*$/u.test(word)) return false
  return /[._-]$/.test(word) ? /^[\p{Ll}\d._%+-]{1,64}\n?@/u.test(below) : /^[._-]?@/.test(below)
}

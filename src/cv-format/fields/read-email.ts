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
    const whole = emailIn(beginsAtEnd.test(line.text) ? lines.slice(at, at + 3) : [line]) ?? emailIn([line])
    if (!whole) continue
    const isBroken = /\s/.test(whole.text)
    return found(whole.text.replace(/\s/g, '').toLowerCase(), whole, isBroken ? 'likely' : 'sure')
  }
  return null
}

const beginsAtEnd = /(?:[\p{L}\d][._-]|@[\p{L}\d.-]*)$/u

/** The address that begins in the first of some lines. */
function emailIn(lines: readonly Line[]): Line | null {
  const [first, ...below] = lines
  if (!first) return null
  const line = below.reduce(onBelow, first)
  const { text, places } = withoutBreaks(line.text)
  const match = mail.exec(text) ?? brokenHost.exec(text)
  const from = places[match?.index ?? 0] ?? 0
  if (!match || from >= first.text.length) return null
  const to = (places[match.index + match[0].length - 1] ?? 0) + 1
  // A column that was too narrow for the address broke it anywhere; a line of its own is something else.
  const rest = /^\n[a-z\d.@-]{1,40}(?=\n|$)/.exec(line.text.slice(to))?.[0] ?? ''
  const ends = lines.map((_, at) =>
    lines.slice(0, at + 1).reduce((sum, each) => sum + each.text.length + 1, -1),
  )
  const goesOn = !ends.includes(to) && ends.includes(to + rest.length)
  return partOf(line, from, goesOn ? to + rest.length : to)
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

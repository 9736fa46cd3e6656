import type { NotedPart, Reader } from './reader.ts'

/**
 * The words that are left. Small words between two of them stay ("Klinik für Kardiologie"), those beside what was taken out or at an
 * end do not. `masked`: the text with blanks for what was taken out.
 */
export function leftOver({ text, parts }: Reader): { words: string; masked: string; parts: NotedPart[] } {
  parts.sort((one, other) => one.from - other.from)
  const taken = parts.filter((part, at) => !(part.staysBetweenWords && isBetweenWords(text, parts, at)))
  if (taken.length === 0) return { words: text.trim(), masked: text, parts: taken }
  const left: string[] = []
  let masked = ''
  let at = 0
  for (const { from, to } of [...taken, { from: text.length, to: text.length }]) {
    const between = text.slice(at, from)
    masked += between + ' '.repeat(to - from)
    left.push(tidy(between))
    at = to
  }
  return { words: left.filter(Boolean).join(' '), masked, parts: taken }
}

const letter = /[\p{L}\p{N}]/u

function isBetweenWords(text: string, parts: readonly NotedPart[], at: number): boolean {
  return isWordBeside(text, parts, at, -1) && isWordBeside(text, parts, at, 1)
}

/** Past other small words, whether the next thing on this side is a word. */
function isWordBeside(text: string, parts: readonly NotedPart[], start: number, step: 1 | -1): boolean {
  for (let at = start; ; at += step) {
    const [part, next] = [parts[at], parts[at + step]]
    if (!part) return false
    const gap =
      step === 1 ? text.slice(part.to, next?.from ?? text.length) : text.slice(next?.to ?? 0, part.from)
    if (letter.test(gap)) return true
    if (!next?.staysBetweenWords) return false
  }
}

/** Without the signs that stood beside what was taken out. */
function tidy(words: string): string {
  return words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.:!?)/&+–—-]+|[\s,;.:!?(/&+–—-]+$/g, '')
}

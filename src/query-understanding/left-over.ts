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
  for (const { from, to } of [...taken, { from: text.length, to: text.length }]) {
    const between = text.slice(masked.length, from)
    // What is left is read again as it will be searched for: without the signs that parted it from what was taken out.
    const [start, end] = withoutSignsAtEnds(between)
    const kept = between.slice(start, end)
    masked += ' '.repeat(start) + kept + ' '.repeat(between.length - end + to - from)
    left.push(kept.replace(/\s+/g, ' '))
  }
  return { words: left.filter(Boolean).join(' '), masked, parts: taken }
}

const signsBefore = /^[\s,;.:!?)/&+–—-]+/
const signBehind = /[\s,;.:!?(/&+–—-]/

/** Where what is between these signs begins and ends; from the end a pattern would begin anew at each of them. */
function withoutSignsAtEnds(text: string): [start: number, end: number] {
  const start = signsBefore.exec(text)?.[0].length ?? 0
  let end = text.length
  while (end > start && signBehind.test(text[end - 1] ?? '')) end--
  return [start, end]
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
    // ", die eine Assistentin sucht": what stands behind a comma holds clauses together, not words.
    if ((step === 1 ? gap.trimStart() : gap.trimEnd()).at(step === 1 ? 0 : -1) === ',') return false
    if (letter.test(gap)) return true
    if (!next?.staysBetweenWords) return false
  }
}

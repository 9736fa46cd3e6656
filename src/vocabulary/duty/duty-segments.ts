/** A sentence or an item of a list; `from` is its offset in the text. */
export type Segment = { text: string; from: number }

/** A value and the place in the segment that says it. */
export type Found<Value> = { value: Value; from: number; to: number }

/** What a full stop after it does not end. */
const abbreviation =
  /(?:^|[\s(/])(?:ca|z|b|bzw|evtl|ggf|inkl|exkl|incl|max|min|mind|std|tg|mo|di|mi|do|fr|sa|so|kat|mon|jh|nr|str|dr|prof|med|u|o|a|d|h|i|s|e|g|usw|vgl|zzgl|abzgl|st|bes|gem|tägl|wö|wchtl|mtl|approx|incl|p)$/i
/** "bis zum 3. Monat", but "Deutsch bis B2." ends. */
const figure = /(?<!\b[ABC])\d$/
const ending = /[.!?]["“)]?\s+(?=["„(•–-]?\s*[\p{Lu}\d])|\s[•·|]\s/gu
/** Nothing that says one fact is longer. */
const longest = 400

/** Sentences and lines of a plain text, in order. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (const line of text.split('\n')) {
    let begin = 0
    for (const { 0: end, index } of line.matchAll(ending)) {
      const before = line.slice(Math.max(0, index - 12), index)
      if (end.startsWith('.') && (abbreviation.test(before) || figure.test(before))) continue
      add(begin, index + end.length)
      begin = index + end.length
    }
    add(begin, line.length)
    from += line.length + 1

    function add(start: number, stop: number): void {
      const part = line.slice(start, Math.min(stop, start + longest))
      if (part.trim() !== '') segments.push({ text: part, from: from + start })
    }
  }
  return segments
}

/** The same, where what ends in a colon has the items of the list behind it. */
export function withTheirItems(text: string, segments: readonly Segment[]): Segment[] {
  return segments.map((segment, at) => {
    if (!/:\s*$/.test(segment.text)) return segment
    const others = segments.slice(at + 1)
    const end = others.findIndex(({ text }) => !/^\s*[•·*–-]/.test(text))
    const last = others.slice(0, end < 0 ? undefined : end).at(-1)
    return last ? { ...segment, text: text.slice(segment.from, last.from + last.text.length) } : segment
  })
}

const digits: Readonly<Record<string, number>> = {
  ein: 1,
  one: 1,
  a: 1,
  zwei: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  fünf: 5,
  five: 5,
  sechs: 6,
  six: 6,
  sieben: 7,
  seven: 7,
  acht: 8,
  eight: 8,
  neun: 9,
  nine: 9,
  zehn: 10,
  ten: 10,
  zwölf: 12,
  twelve: 12,
  dreißig: 30,
  thirty: 30,
}

/** As part of a pattern: a small number in figures or words, and not the end of another ("leis-ten"). */
export const numberWord =
  '(?<!\\p{L})(?:\\d{1,2}|ein(?:s|e[mnrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dreißig|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty)'

/** Of what {@link numberWord} has matched. */
export function numberOf(word: string): number {
  const number = Number(word.replace(',', '.'))
  if (!Number.isNaN(number)) return number
  const lower = word.toLowerCase()
  return digits[lower] ?? (lower.startsWith('ein') ? 1 : Number.NaN)
}

/** Where a pattern has found a value. */
export function foundAt<Value>(match: RegExpExecArray, value: Value): Found<Value> {
  return { value, from: match.index, to: match.index + match[0].length }
}

/** The first of the patterns that matches and gives a value. */
export function firstOf<Value>(
  text: string,
  rules: readonly (readonly [RegExp, (match: RegExpExecArray) => Value | null])[],
): Found<Value> | null {
  for (const [pattern, read] of rules) {
    const match = pattern.exec(text)
    const value = match && read(match)
    if (match && value !== null) return foundAt(match, value)
  }
  return null
}

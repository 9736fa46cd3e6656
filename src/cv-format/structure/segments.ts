import { findProfessions } from '../../vocabulary/titles/find-professions.ts'
import { findSpecialties } from '../../vocabulary/titles/find-specialties.ts'
import { type Line, partOf } from '../document/line.ts'
import { namesHouse } from '../fields/employer-words.ts'
import { namesWork } from '../fields/work-words.ts'

/**
 * The parts of a line between commas, tabs, bars and dashes, but not inside brackets; what follows a colon or the end of a sentence is the
 * rest, which tells what was done.
 */
export function intoSegments(line: Line): { segments: Line[]; rest: Line | null } {
  const segments: Line[] = []
  let from = 0
  for (const mark of marksOf(line.text)) {
    segments.push(partOf(line, from, mark.at))
    from = mark.next
    if (mark.isEnd) return { segments: full(segments), rest: partOf(line, from) }
  }
  segments.push(partOf(line, from))
  return { segments: full(segments), rest: null }
}

type Mark = { at: number; next: number; isEnd: boolean }

const marks =
  /,(?!\d)\s*|;\s*|\t+|\s*[|•]\s*|\s*·\s+|\s+·\s*|\s+[–—-]\s+|\s+\/{1,3}\s+|\s+(?:bei(?:m)?(?: der)?|at|@|im|am|an der|in der)\s+(?=\p{Lu})|\s+in\s+(?!(?:Anerkennung|Recognition|Weiterbildung|Ausbildung|Training)(?!\p{L}))(?=\p{Lu}\p{Ll}+(?:\s*[(,]|\.?\s*$))|:\s+|(?<=\p{Ll}{3}|\)|\d%)\.\s+(?=\p{Lu})/gu

function* marksOf(text: string): Generator<Mark> {
  const brackets = bracketsOf(text)
  let from = 0
  for (const match of text.matchAll(marks)) {
    const isInside = brackets.some(([from, to]) => match.index > from && match.index < to)
    if (isInside || (match.index === 0 && match[0].trim() !== '')) continue
    if (isBetweenTitles(text, from, match)) continue
    const isEnd = /^[:.]/.test(match[0])
    if (isEnd && isShortened(text.slice(0, match.index))) continue
    // "Praxis am Dom" is a name, "Oberarzt am Klinikum" is not.
    if (/^\s+(?:im|am|an der|in der)\s/.test(match[0]) && namesHouse(text.slice(from, match.index))) continue
    if (isNamedByPlace(text, from, match)) continue
    from = match.index + match[0].length
    yield { at: match.index, next: match.index + match[0].length, isEnd }
  }
}

/** "Kieferorthopädie an der Oder" is a practice; "Neurologie am Klinikum Nord" is a department of the house behind it. */
function isNamedByPlace(text: string, from: number, { 0: mark, index }: RegExpExecArray): boolean {
  if (!/^\s+(?:am|an der)\s/.test(mark)) return false
  const before = text.slice(from, index)
  const [after = ''] = text.slice(index + mark.length).split(/,|;|\t|\n|\s[|·•–—-]\s/)
  return !namesHouse(after) && !namesWork(before) && findSpecialties(before).length > 0
}

/** "Gesundheits- und Krankenpfleger / Praxisanleiter": somebody is both, in one position. */
function isBetweenTitles(text: string, from: number, { 0: mark, index }: RegExpExecArray): boolean {
  if (!/^(?:\s+\/{1,3}\s+|,\s+)$/.test(mark)) return false
  const before = text.slice(from, index)
  const [after = ''] = text
    .slice(index + mark.length)
    .split(/,|;|\t|\n|\s[|·•/–—@-]\s|\s(?:bei|im|am|an der|in|at)\s|:\s/)
  return [before, after].every(isTitle)
}

function isTitle(text: string): boolean {
  return (
    text.length < 60 &&
    /^\s*\p{L}/u.test(text) &&
    !namesHouse(text) &&
    findProfessions(text).some(({ score }) => score >= 0.7)
  )
}

/** "Dres.", "Prof., "Univ.": no end of a sentence. */
function isShortened(before: string): boolean {
  return /\b(?:Dres|Prof|Univ|Dipl|Klin|Allg|Prim|Stellv|Priv|Path|Orth|Chir|staatl|Inst|Abt|med|dent|phil|habil|psych|vet|rer|nat)$/i.test(
    before,
  )
}

function bracketsOf(text: string): [number, number][] {
  return [...text.matchAll(/\([^()]{0,200}\)/g)].map(match => [match.index, match.index + match[0].length])
}

function full(segments: Line[]): Line[] {
  return segments.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

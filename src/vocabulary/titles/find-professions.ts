import { PhraseIndex, type Span } from '../phrase-index.ts'
import { readWords, type Word } from '../words.ts'
import {
  fieldName,
  genericProfessions,
  ordinaryWords,
  settledNames,
  weakAbbreviations,
} from './profession-rules.ts'
import { moreProfessionNames, type Profession, professions } from './professions.ts'

export type ProfessionMatch = {
  id: string
  /** Confidence of the match, 0..1. */
  score: number
  /** The words of the text that indicate it, as written. */
  words: string[]
}

type Weighed = ProfessionMatch & { points: number; at: number }
type Name = { id: string; points: number; text: string }

/** The professions named in a text (a title, a query), best first. Title modifiers are not applied. */
export function findProfessions(text: string): ProfessionMatch[] {
  const words = withoutDoubles(readWords(text.slice(0, 400)))
  const spans = withoutCovered(
    index()
      .find(words)
      .filter(span => !isOtherCarer(span)),
  )
  const best = new Map<string, Weighed>()
  for (const span of spans) {
    const points = pointsOf(span, words)
    const known = best.get(span.value.id)
    if (known && known.points >= points) continue
    const match = {
      id: span.value.id,
      points,
      at: span.first,
      score: scoreOf(points),
      words: evidence(text, words, span),
    }
    best.set(match.id, match)
  }
  const sorted = [...best.values()].sort((a, b) => b.points - a.points)
  return firstOfAlternatives(sorted, words).map(({ id, score, words: quoted }) => ({
    id,
    score,
    words: quoted,
  }))
}

// "Medizinische Technologin / Medizinischer Technologe für Radiologie": the repetition is the complete title.
function withoutDoubles(words: Word[]): Word[] {
  for (let length = 2; length <= 5; length++) {
    for (let at = 0; at + 2 * length <= words.length; at++) {
      const isDouble = words
        .slice(at, at + length)
        .every((word, offset) => word.key === words[at + length + offset]?.key)
      if (isDouble) return [...words.slice(0, at), ...words.slice(at + length)]
    }
  }
  return words
}

// "OTA / OP-Pflegekraft": of two good titles the employer's first one wins, however long the other is.
function firstOfAlternatives(sorted: Weighed[], words: readonly Word[]): Weighed[] {
  const [best] = sorted
  const first = sorted.find(
    ({ id, points, at }) =>
      best !== undefined &&
      at < best.at &&
      points >= 3.4 &&
      !genericProfessions.has(id) &&
      words.slice(at + 1, best.at + 1).some(word => /[/]|\soder\s|\sor\s/.test(word.gap)),
  )
  return first ? [first, ...sorted.filter(other => other !== first)] : sorted
}

function scoreOf(points: number): number {
  return Math.round(Math.min(1, Math.max(0.05, 0.5 + points / 12)) * 100) / 100
}

// "Tierpfleger", "Kinderpfleger" in a crèche and "Landschaftspfleger" are not nurses.
function isOtherCarer(span: Span<Name>): boolean {
  return (
    span.value.id === 'pflegefachmann' &&
    /^(?:kinder|tier|landschaft|gruen|garten|park|denkmal|haar|fuss)/.test(span.prefix)
  )
}

// A longer name overrides the shorter one inside it: "Pflegedienstleitung ambulante Pflege" is not "Leitung Pflege".
function withoutCovered(spans: Span<Name>[]): Span<Name>[] {
  return spans.filter(
    span =>
      !spans.some(
        other =>
          !other.isScattered &&
          other.first <= span.first &&
          other.last >= span.last &&
          other.keyLength > span.keyLength &&
          other.prefix.length <= span.prefix.length &&
          other.value.points > -3,
      ),
  )
}

const complement = /(?:^|[\s,(])(?:für|bei|mit|beim|der|des|vom|von|zur unterstützung|for|to|of)\s/iu
const newSegment = /\s[–—|-]\s|[/,;:•|(]|\s(?:oder|or|und|&)\s/u

function pointsOf(span: Span<Name>, words: readonly Word[]): number {
  let points = span.value.points + Math.min(span.keyLength, 32) * 0.3
  // "Leitung" matches every place in the title but belongs to the adjacent word.
  if (span.isScattered) points -= words[span.first]?.key === 'leitung' ? 3 : 2
  if (span.prefix) points += 0.2
  points -= Math.min(span.first, 8) * 0.25
  for (let at = 1; at <= span.first; at++) {
    const gap = words[at]?.gap ?? ''
    if (complement.test(gap))
      points -= at === span.first || complement.test(words[span.first]?.gap ?? '') ? 2.5 : 1
    if (newSegment.test(gap)) points -= 1.6
    // "Zahnarzt mit Schwerpunkt Implantologie"
    if (words[at - 1]?.key === 'schwerpunkt') points -= 2.5
  }
  return points
}

function evidence(text: string, words: readonly Word[], span: Span<Name>): string[] {
  const found: string[] = []
  for (let at = span.first; at <= span.last; at++) {
    const word = words[at]
    if (word) found.push(text.slice(word.from, word.to))
  }
  return found
}

let built: PhraseIndex<Name> | undefined

function index(): PhraseIndex<Name> {
  built ??= build()
  return built
}

function build(): PhraseIndex<Name> {
  const names = new PhraseIndex<Name>()
  const settled = new Map(Object.entries(settledNames).map(([text, id]) => [keyOf(text), id]))
  const taken = new Map<string, string>()
  const add = (text: string, id: string, points: number) => {
    const key = keyOf(text)
    const owner = settled.get(key) ?? taken.get(key)
    if (key.length < 3 || (owner !== undefined && owner !== id)) return
    taken.set(key, id)
    names.add(text, { id, text, points: points - fieldPenalty(key) - (genericProfessions.has(id) ? 3 : 0) })
  }
  // Names before synonyms: when two professions share a word, it belongs to the one whose name it is.
  for (const profession of professions())
    for (const name of properNames(profession)) add(name, profession.id, 2)
  for (const [id, list] of Object.entries(moreProfessionNames())) for (const name of list) add(name, id, 1.5)
  for (const profession of professions()) for (const name of profession.synonyms) add(name, profession.id, 1)
  for (const profession of professions())
    for (const name of profession.synonymsEn) add(name, profession.id, 1)
  for (const profession of professions()) addAbbreviations(names, profession)
  return names
}

function properNames(profession: Profession): string[] {
  const names = [profession.nameMale, profession.nameFemale, profession.nameEn.replace(/\s*\(.*\)/, '')]
  // "Personalreferent Gesundheitswesen" must also match without its second word, see moreNames.
  return names
}

function addAbbreviations(names: PhraseIndex<Name>, profession: Profession): void {
  for (const abbreviation of profession.abbreviations) {
    const isWeak = weakAbbreviations.has(abbreviation)
    const points = isWeak ? -4 : 3
    names.add(abbreviation, { id: profession.id, text: abbreviation, points }, true)
    // "mfa gesucht": a three-letter abbreviation that is not a word also matches in lower case, with less weight.
    if (!isWeak && /^[A-ZÄÖÜ]{3,}$/.test(abbreviation) && !ordinaryWords.has(abbreviation)) {
      names.add(abbreviation, { id: profession.id, text: abbreviation, points: 1 })
    }
  }
}

function fieldPenalty(key: string): number {
  return fieldName.test(key) && !key.includes('leitung') ? 2 : 0
}

function keyOf(text: string): string {
  return readWords(text)
    .map(word => word.key)
    .join(' ')
}

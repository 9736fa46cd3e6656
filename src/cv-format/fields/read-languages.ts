import { fold } from '../../basics/fold.ts'
import type { CvLanguage, CvLanguageLevel, Found } from '../cv.ts'
import { type Line, partOf } from '../document/line.ts'
import { found, trimmed } from './evidence.ts'
import { languageNames } from './language-names.ts'

type Named = { language: string; from: number; to: number }

/** `own` are the lines under a heading for languages; elsewhere only those count that a level stands beside. */
export function readLanguages(own: readonly Line[], others: readonly Line[]): Found<CvLanguage>[] {
  const languages = new Map<string, Found<CvLanguage>>()
  const add = (all: Found<CvLanguage>[]) => {
    for (const one of all) {
      const known = languages.get(one.value.language)
      if (!known || (known.value.level === null && one.value.level !== null))
        languages.set(one.value.language, one)
    }
  }
  add(languagesOf(joinedLevels(own)))
  if (languages.size === 0) add(others.filter(tellsLevels).flatMap(line => languagesOf([line])))
  return [...languages.values()]
}

/** "Muttersprache(n) Deutsch", as the form of Europass has it. */
const isMotherTongue = /^\W*(?:muttersprachen?|mother tongues?|native languages?)(?:\([^)]*\))?[\s:]/iu

function tellsLevels(line: Line): boolean {
  const named = namesIn(line.text)
  if (line.text.length >= 200) return false
  return (
    isMotherTongue.test(line.text) || named.some(({ to }) => levelIn(line.text.slice(to, to + 40)) !== null)
  )
}

/** Where the level is in the line below its language. */
function joinedLevels(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  for (const line of lines) {
    const last = kept.at(-1)
    const isLevel = namesIn(line.text).length === 0 && levelIn(line.text) !== null
    if (last && isLevel && namesIn(last.text).length === 1 && levelIn(last.text) === null) {
      const offset = last.text.length + 1
      const pieces = [...last.pieces, ...line.pieces.map(piece => ({ ...piece, from: piece.from + offset }))]
      kept[kept.length - 1] = { ...last, text: `${last.text} ${line.text}`, pieces }
    } else kept.push(line)
  }
  return kept
}

function languagesOf(lines: readonly Line[]): Found<CvLanguage>[] {
  return lines.flatMap(line => {
    const named = namesIn(line.text)
    const isLevelFirst = named[0] !== undefined && levelIn(line.text.slice(0, named[0].from)) !== null
    return named.map(({ language, from, to }, at) => {
      const start = isLevelFirst ? (named[at - 1]?.to ?? 0) : from
      const end = isLevelFirst ? to : (named[at + 1]?.from ?? line.text.length)
      const part = trimmed(partOf(line, start, end))
      const level = levelIn(isLevelFirst ? line.text.slice(start, from) : line.text.slice(to, end))
      const certainty = level?.isExact ? 'sure' : level ? 'guess' : 'likely'
      return found({ language, level: level?.level ?? null }, part, certainty)
    })
  })
}

function namesIn(text: string): Named[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const language = languageNames.get(fold(word).replace(/(?:kenntnisse|sprache)$/, ''))
    return language ? [{ language, from: index, to: index + word.length }] : []
  })
}

const words: readonly [RegExp, CvLanguageLevel][] = [
  [/mutterspr|erstsprache|native|mother tongue|first language|zweisprachig|bilingual|muttersprach/, 'native'],
  [
    /verhandlungssicher|fliessend|fluent|full professional|sehr gut|ausgezeichnet|excellent|proficient|business fluent|fluessig/,
    'C1',
  ],
  [
    /gute? (?:kenntnisse|in wort)|konversationssicher|professional working|advanced|fortgeschritten|very good|\bgut\b|\bgood\b|upper intermediate/,
    'B2',
  ],
  [
    /mittel|solide|intermediate|limited working|conversational|alltag|schulkenntnisse|maturaniveau|befriedigend/,
    'B1',
  ],
  [/grundkenntnisse|grundlagen|basis|basic|elementary|anfaenger|beginner|etwas|wenig|schulenglisch/, 'A2'],
]

/** The level that words name, and whether they name it exactly. */
export function levelIn(text: string): { level: CvLanguageLevel; isExact: boolean } | null {
  const folded = fold(text)
  if (/mutterspr|native|erstsprache/.test(folded)) return { level: 'native', isExact: true }
  const exact = /(?<![\p{L}\d])([abc][12])(?![\d\p{L}])/u.exec(folded)?.[1]
  // The cast: the pattern lets only the six levels pass.
  if (exact) return { level: exact.toUpperCase() as CvLanguageLevel, isExact: true }
  const word = words.find(([pattern]) => pattern.test(folded))
  return word ? { level: word[1], isExact: word[1] === 'native' } : null
}

import {
  isAskedOfReader,
  isOfTraineesPay,
  isOtherPlace,
  isRefused,
  isTrainee,
  ofTrainees,
} from './beside-words.ts'
import { type TariffHints, workKindOf } from './employer-words.ts'
import { groupOfWork, isListOfWork } from './group-of-work.ts'
import { type GroupWord, groupWords } from './group-words.ts'
import { ownGroupBeside } from './own-words.ts'
import type { Field } from './readable-text.ts'
import type { SchemeWord } from './scheme-word.ts'
import { schemeWords } from './scheme-words.ts'
import { practiceTraining } from './settle-practice.ts'
import { kindsOf } from './settle-tariff.ts'
import { type StepWord, stepWords } from './step-words.ts'

/** A text with the words of it that may tell of pay. */
export type Words = Field & { schemes: SchemeWord[]; groups: GroupWord[]; steps: StepWord[] }
export type Spot = { in: Words; group: GroupWord }
/** A named scheme with the group beside it; the strongest counts. */
export type Candidate = { in: Words; scheme: SchemeWord; group: Spot | null; strength: number }

export function wordsOf(field: Field): Words {
  const { text } = field
  const groups = groupWords(text).filter(group => !isOtherPlace(text, group.from, group.to))
  return { ...field, schemes: schemeWords(text), groups, steps: stepWords(text) }
}

export function candidatesIn(words: Words, hints: TariffHints): Candidate[] {
  return words.schemes
    .filter(scheme => !isRefused(words.text, scheme.from))
    .map(scheme => {
      const group = ownGroupBeside(words.text, scheme) ?? groupBeside(words, scheme, hints.profession)
      return {
        in: words,
        scheme,
        group: group && { in: words, group },
        strength: strengthOf(words, scheme, group, hints),
      }
    })
    .filter(({ strength }) => strength > 0)
}

// Names that mean little by themselves: "VKA" is an employers' association, "KV" in Germany one of doctors, "Burgenland" a state.
function strengthOf(
  words: Words,
  word: SchemeWord,
  group: GroupWord | null,
  { country, profession }: TariffHints,
) {
  const { family, branch, from, to } = word
  if (family === 'kv-at' && country !== 'AT') return 0
  if (ofTrainees.has(family) && words.field === 'description' && !isTrainee(profession)) return 0
  if (family === 'azubi-praxis' && !isOfTraineesPay(words.text, from, to)) return 0
  // "Ausbildungsvergütung nach Tarif" names none by itself.
  if (family === 'azubi-praxis' && branch === '' && !practiceTraining.test(profession ?? '')) return 0
  const work = workKindOf(profession)
  // "Ärzte nach TV-Ärzte, Pflege nach TVöD": doctors have an agreement of their own.
  if (family === 'tv-aerzte' && work !== null && work !== 'doctor') return 0.5
  if (group) return 3
  if (isAskedOfReader(words.text, from)) return 0
  const isOnlyBranch = family === 'tvoed' && to - from === branch.length
  if (isOnlyBranch || family === 'bgld-aerzte') return 0
  return ['haustarif', 'kv-at', 'gav'].includes(family) ? 1 : 2
}

function groupBeside(words: Words, scheme: SchemeWord, profession: string | undefined): GroupWord | null {
  const kinds = kindsOf(scheme.family)
  const near = words.groups
    .filter(({ kind }) => kinds.includes(kind))
    .map(group => ({ group, gap: gapOf(words, scheme, group) }))
    .filter((each): each is { group: GroupWord; gap: number } => each.gap !== null)
    .sort((one, other) => one.gap - other.gap)
  const [first] = near
  if (!first) return null
  const groups = near.map(({ group }) => group)
  return isListOfWork(groups) ? groupOfWork(words.text, groups, profession) : first.group
}

const farthest = { behind: 120, before: 60, acrossLines: 60, unnamed: 30 }

/** How many characters lie between a scheme and a group that may belong to it; null when they do not. */
function gapOf(words: Words, scheme: SchemeWord, group: GroupWord): number | null {
  const isBehind = group.from >= scheme.to
  const [from, to] = isBehind ? [scheme.to, group.from] : [group.to, scheme.from]
  if (to < from || to - from > (isBehind ? farthest.behind : farthest.before)) return null
  if (group.isNamed === 'maybe' && group.kind === 'e' && to - from > farthest.unnamed) return null
  const between = words.text.slice(from, to)
  if (between.includes('\n') && between.length > farthest.acrossLines) return null
  if (/\p{Ll}{3}[.!?]\s+\p{Lu}/u.test(between)) return null
  const isParted = words.schemes.some(
    other => other.from >= from && other.to <= to && other.family !== scheme.family,
  )
  return isParted ? null : to - from
}

/** The one group that fits, of the first text that has any: "(P8)" in a title whose pay text says "TVöD". */
export function groupElsewhere(all: readonly Words[], scheme: SchemeWord): Spot | null {
  const kinds = kindsOf(scheme.family)
  for (const field of ['payText', 'title', 'description'] as const) {
    const spots = all
      .filter(words => words.field === field)
      .flatMap(words => words.groups.map(group => ({ in: words, group })))
      .filter(({ group }) => kinds.includes(group.kind) && (isClear(group) || field !== 'description'))
    const written = new Set(spots.map(({ group }) => `${group.kind} ${group.number} ${group.numberTo}`))
    if (written.size > 0) return written.size === 1 ? (spots[0] ?? null) : null
  }
  return null
}

/** A word before it says that it is a pay group. */
export function isClear(group: GroupWord): boolean {
  return group.isNamed === 'clearly'
}

import { payTables } from '../tables/pay-tables.ts'
import { isFree, isLooseBefore, isOtherPlace, isRefused } from './beside-words.ts'
import type { EmployerKind, TariffHints, WorkKind } from './employer-words.ts'
import { type GroupWord, groupWords } from './group-words.ts'
import { type SchemeWord, schemeWords } from './scheme-words.ts'
import { type Steps, settleSteps } from './settle-steps.ts'
import { kindsOf, settleBare, settleNamed } from './settle-tariff.ts'
import type { Asked, Settled } from './settled.ts'
import { type StepWord, stepWords } from './step-words.ts'

export type Field = {
  field: 'title' | 'payText' | 'description'
  text: string
  offsetOf: (at: number) => number
}

export type About = { hints: TariffHints; work: WorkKind | null; employer: EmployerKind | null }

export type FoundTariff = {
  /** Null: outside any agreement. */
  settled: Settled | null
  group: GroupWord | null
  steps: Steps | null
  isLoose: boolean
  spans: { field: Field['field']; from: number; to: number }[]
}

type Words = Field & { schemes: SchemeWord[]; groups: GroupWord[]; steps: StepWord[] }
type Spot = { in: Words; group: GroupWord }
type Candidate = { in: Words; scheme: SchemeWord; group: Spot | null; strength: number }

/** What the fields of an ad, the most telling first, say most clearly about its collective agreement. */
export function strongestTariff(fields: readonly Field[], about: About): FoundTariff | null {
  const all = fields.map(wordsOf)
  const best = all.flatMap(words => candidatesIn(words, about)).reduce(stronger, null)
  if (best) return ofNamed({ ...best, group: best.group ?? groupElsewhere(all, best.scheme) }, about)
  for (const words of all)
    for (const group of words.groups) {
      const found = ofBare({ in: words, group }, about)
      if (found) return found
    }
  return freeIn(all)
}

function wordsOf(field: Field): Words {
  const { text } = field
  const groups = groupWords(text).filter(group => !isOtherPlace(text, group.from, group.to))
  return { ...field, schemes: schemeWords(text), groups, steps: stepWords(text) }
}

function stronger(one: Candidate | null, other: Candidate): Candidate {
  return one && one.strength >= other.strength ? one : other
}

function candidatesIn(words: Words, { hints }: About): Candidate[] {
  return words.schemes
    .filter(scheme => !isRefused(words.text, scheme.from))
    .map(scheme => {
      const group = groupBeside(words, scheme)
      return {
        in: words,
        scheme,
        group: group && { in: words, group },
        strength: strengthOf(scheme, group, hints),
      }
    })
    .filter(({ strength }) => strength > 0)
}

// Names that mean little by themselves: "VKA" is an employers' association, "KV" in Germany one of doctors.
function strengthOf(scheme: SchemeWord, group: GroupWord | null, { country }: TariffHints): number {
  const { family, branch } = scheme
  if (family === 'kv-at' && country !== 'AT') return 0
  const isOnlyBranch = family === 'tvoed' && scheme.to - scheme.from === branch.length
  if (group) return 3
  if (isOnlyBranch) return 0
  return ['haustarif', 'kv-at', 'gav'].includes(family) ? 1 : 2
}

function groupBeside(words: Words, scheme: SchemeWord): GroupWord | null {
  const kinds = kindsOf(scheme.family)
  const near = words.groups
    .filter(({ kind }) => kinds.includes(kind))
    .map(group => ({ group, gap: gapOf(words, scheme, group) }))
    .filter((each): each is { group: GroupWord; gap: number } => each.gap !== null)
    .sort((one, other) => one.gap - other.gap)
  return near[0]?.group ?? null
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

/** The one group that fits, from anywhere in the ad: "(P8)" in a title whose pay text says "TVöD". */
function groupElsewhere(all: readonly Words[], scheme: SchemeWord): Spot | null {
  const kinds = kindsOf(scheme.family)
  const spots = all.flatMap(words =>
    words.groups
      .filter(group => kinds.includes(group.kind) && (isClear(group) || words.field !== 'description'))
      .map(group => ({ in: words, group })),
  )
  const written = new Set(spots.map(({ group }) => `${group.kind} ${group.number} ${group.numberTo}`))
  return written.size === 1 ? (spots[0] ?? null) : null
}

function isClear(group: GroupWord): boolean {
  return group.isNamed === 'clearly'
}

function ofNamed({ in: words, scheme, group }: Candidate, about: About): FoundTariff {
  const around = words.text.slice(Math.max(0, scheme.from - 100), scheme.to + 140)
  const settled = settleNamed(scheme.family, asked(scheme.branch, group?.group ?? null, around, about))
  const steps = stepsBeside(group?.in ?? words, group?.group ?? scheme, settled, group?.group ?? null)
  const own = { field: words.field, from: words.offsetOf(scheme.from), to: words.offsetOf(scheme.to) }
  return {
    settled,
    group: group?.group ?? null,
    steps: steps?.steps ?? null,
    isLoose: isLooseBefore(words.text, scheme.from, scheme.to),
    spans: joined([own, ...spansOf(group, steps?.word ?? null, group?.in ?? words)]),
  }
}

function asked(branch: string, group: GroupWord | null, around: string, about: About): Asked {
  return { branch, group, around, ...about }
}

const payWords = /vergüt|entgelt|gehalt|bezahl|tarif|eingrupp|besold|entlohn|lohn|grade|pay|salary/iu
const shortText = 160

function ofBare(spot: Spot, about: About): FoundTariff | null {
  const { in: words, group } = spot
  const around = words.text.slice(Math.max(0, group.from - 100), group.to + 100)
  const needsName = ['e', 's', 'roman', 'a', 'bg'].includes(group.kind)
  if (needsName && !isClear(group)) return null
  const isShort = words.field !== 'description' && words.text.length <= shortText
  const line = around.slice(0, 100).split('\n').at(-1) ?? ''
  const isOfPay = isShort || isClear(group) || payWords.test(line) || group.text.length > 3
  const isWritten = /^\P{Ll}/u.test(group.text)
  if (!isOfPay || (!isWritten && group.kind !== 'ks')) return null
  const settled = settleBare(group, asked('', group, around, about))
  if (!settled) return null
  const steps = stepsBeside(words, group, settled, group)
  return {
    settled,
    group,
    steps: steps?.steps ?? null,
    isLoose: isLooseBefore(words.text, group.from, group.to),
    spans: joined(spansOf(spot, steps?.word ?? null, words)),
  }
}

type Beside = { steps: Steps; word: StepWord | null }

/** The steps right behind a group or a scheme, or right before it; all years where a list names several. */
function stepsBeside(
  words: Words,
  beside: { from: number; to: number },
  settled: Settled,
  group: GroupWord | null,
): Beside | null {
  const scheme = payTables().schemes.get(settled.scheme)
  if (!scheme || settled.group === null) return null
  if (group?.step) {
    const last = group.stepTo
    const steps = settleSteps(scheme, settled.group, {
      first: group.step,
      last,
      unit: 'step',
      from: 0,
      to: 0,
    })
    return steps && { steps, word: null }
  }
  const near = words.steps.filter(
    ({ from, to }) =>
      (from >= beside.to && from - beside.to <= 120) || (to <= beside.from && beside.from - to <= 40),
  )
  const [first] = near.toSorted((one, other) => gapBetween(one, beside) - gapBetween(other, beside))
  if (!first) return null
  const years = near.filter(({ unit, last }) => unit === 'year' && last === null)
  const last =
    first.unit === 'year' && first.last === null && years.length > 1 ? years.at(-1)?.first : first.last
  const steps = settleSteps(scheme, settled.group, {
    ...first,
    last: last === first.first ? null : (last ?? null),
  })
  return steps && { steps, word: first }
}

function gapBetween(one: { from: number; to: number }, other: { from: number; to: number }): number {
  return Math.max(one.from - other.to, other.from - one.to)
}

function spansOf(spot: Spot | null, word: StepWord | null, words: Words): FoundTariff['spans'] {
  const spans = [...(spot ? [{ ...spot.group, words: spot.in }] : []), ...(word ? [{ ...word, words }] : [])]
  return spans.map(({ words: where, from, to }) => ({
    field: where.field,
    from: where.offsetOf(from),
    to: where.offsetOf(to),
  }))
}

/** Spans that all but touch become one. */
function joined(spans: FoundTariff['spans']): FoundTariff['spans'] {
  const all: FoundTariff['spans'] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.findLast(({ field }) => field === span.field)
    if (last && span.from - last.to <= 24) last.to = Math.max(last.to, span.to)
    else all.push({ ...span })
  }
  return all
}

function freeIn(all: readonly Words[]): FoundTariff | null {
  for (const { field, text, offsetOf } of all) {
    const span = isFree(text)
    if (!span) continue
    const spans = [{ field, from: offsetOf(span.from), to: offsetOf(span.to) }]
    return { settled: null, group: null, steps: null, isLoose: false, spans }
  }
  return null
}

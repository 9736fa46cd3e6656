import { payTables } from '../tables/pay-tables.ts'
import { isFree, isLooseBefore, isMoreThan } from './beside-words.ts'
import type { EmployerKind, TariffHints, WorkKind } from './employer-words.ts'
import type { GroupWord } from './group-words.ts'
import type { Field } from './readable-text.ts'
import {
  type Candidate,
  candidatesIn,
  groupElsewhere,
  isClear,
  type Spot,
  type Words,
  wordsOf,
} from './scheme-candidates.ts'
import type { SchemeWord } from './scheme-word.ts'
import { type Steps, settleSteps } from './settle-steps.ts'
import { settleBare, settleNamed } from './settle-tariff.ts'
import { type Asked, assumed, type Settled } from './settled.ts'
import type { StepWord } from './step-words.ts'
import { tellingParts } from './telling-parts.ts'

export type About = { hints: TariffHints; work: WorkKind | null; employer: EmployerKind | null }

export type FoundTariff = {
  /** Null: outside any agreement. */
  settled: Settled | null
  group: GroupWord | null
  steps: Steps | null
  isLoose: boolean
  spans: { field: Field['field']; from: number; to: number }[]
}

/** What the fields of an ad, the most telling first, say most clearly about its collective agreement. */
export function strongestTariff(fields: readonly Field[], about: About): FoundTariff | null {
  const all = fields.flatMap(tellingParts).map(wordsOf)
  const best = all.flatMap(words => candidatesIn(words, about.hints)).reduce(stronger, null)
  if (best) return ofNamed({ ...best, group: best.group ?? groupElsewhere(all, best.scheme) }, about)
  for (const words of all)
    for (const group of words.groups) {
      const found = ofBare({ in: words, group }, about)
      if (found) return found
    }
  return freeIn(all)
}

function stronger(one: Candidate | null, other: Candidate): Candidate {
  return one && one.strength >= other.strength ? one : other
}

function ofNamed({ in: words, scheme, group }: Candidate, about: About): FoundTariff {
  const around = words.text.slice(Math.max(0, scheme.from - 100), scheme.to + 140)
  const named = settleNamed(scheme.family, asked(scheme.branch, group?.group ?? null, around, about))
  const others = namedAsWell(words, scheme).map(
    ({ family, branch }) => settleNamed(family, asked(branch, null, around, about)).scheme,
  )
  const settled = others.every(id => id === named.scheme)
    ? named
    : assumed(named, [...named.alternatives, ...others])
  const steps = stepsBeside(group?.in ?? words, group?.group ?? scheme, settled, group?.group ?? null)
  const own = { field: words.field, from: words.offsetOf(scheme.from), to: words.offsetOf(scheme.to) }
  return {
    settled,
    group: group?.group ?? null,
    steps: steps?.steps ?? null,
    isLoose:
      isLooseBefore(words.text, scheme.from, scheme.to) ||
      (group !== null && isMoreThan(group.in.text, group.group.to)),
    spans: joined([own, ...spansOf(group, steps?.word ?? null, group?.in ?? words)]),
  }
}

/** "AVR-Wü / TVöD P7", "AVR P7 oder TVöD P7": two agreements, of which nobody can say which one holds. */
function namedAsWell({ text, schemes, groups }: Words, scheme: SchemeWord): SchemeWord[] {
  return schemes.filter(other => {
    const [first, second] = other.from < scheme.from ? [other, scheme] : [scheme, other]
    if (other.family === scheme.family) return false
    const inside = groups.filter(({ from, to }) => from >= first.to && to <= second.from)
    const starts = [first.to, ...inside.map(({ to }) => to)]
    return starts.some(start => between.test(text.slice(start, second.from)))
  })
}

const between = /^\)?\s?(?:\/|oder|bzw\.?|or)\s?$/u

function asked(branch: string, group: GroupWord | null, around: string, about: About): Asked {
  return { branch, group, around, ...about }
}

/** "E 9c" in a text about pay: the letter is of the general tables alone. */
function isUnmistakable({ kind, number }: GroupWord): boolean {
  return kind === 'e' && /^9[abc]$/i.test(number)
}

const payWords = /vergüt|entgelt|gehalt|bezahl|tarif|eingrupp|besold|entlohn|lohn|grade|pay|salary/iu
const shortText = 160

function ofBare(spot: Spot, about: About): FoundTariff | null {
  const { in: words, group } = spot
  const around = words.text.slice(Math.max(0, group.from - 100), group.to + 100)
  const isShort = words.field !== 'description' && words.text.length <= shortText
  const needsName = ['e', 's', 'roman', 'a', 'bg'].includes(group.kind)
  if (needsName && !isClear(group) && !(isShort && isUnmistakable(group))) return null
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
    isLoose: isLooseBefore(words.text, group.from, group.to) || isMoreThan(words.text, group.to),
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

import { isDeepStrictEqual } from 'node:util'
import { fold } from '../../../src/basics/fold.ts'
import type { AnswerPart } from '../../../src/domain/assistant/answer-part.schema.ts'
import { guide } from '../../../src/guide/guide-text.ts'
import type { Turn } from './conversations.ts'

const ofSearching = ['filters', 'jobs', 'table', 'draft']
/** What a search says beside: not asked for by anyone, and no wrong answer. */
const always = ['radius', 'sort', 'page', 'pageSize']

/** What of the answer is not as it must be; empty when all holds. */
export function faultsOf(turn: Turn, parts: readonly AnswerPart[]): string[] {
  const types = new Set<string>(parts.map(({ type }) => type))
  const words = wordsOf(parts)
  const faults: string[] = []
  for (const wanted of turn.has ?? [])
    if (!wanted.split('|').some(type => types.has(type))) faults.push(`no part ${wanted}`)
  for (const type of [...(turn.no ?? []), ...(turn.refuses ? ofSearching : [])])
    if (types.has(type)) faults.push(`a part ${type}`)
  if (parts.length === 0) faults.push('no answer')
  if (turn.filters) faults.push(...filterFaults(turn, parts))
  for (const pattern of turn.says ?? [])
    if (!new RegExp(pattern, 'iu').test(words)) faults.push(`does not say /${pattern}/`)
  for (const never of turn.never ?? []) if (words.includes(never)) faults.push(`says "${never}"`)
  if (turn.guide !== undefined && !saysText(turn.guide.split('|'), words))
    faults.push(`not the text ${turn.guide}`)
  return faults
}

/** All that is read of an answer. */
export function wordsOf(parts: readonly AnswerPart[]): string {
  return parts
    .flatMap(part => {
      if (part.type === 'text') return [part.text]
      if (part.type === 'table')
        return [part.caption, ...part.columns, ...part.rows.flatMap(row => [row.label, ...row.cells])]
      if (part.type === 'choices') return part.choices.map(({ label }) => label)
      if (part.type === 'sources') return part.sources.map(({ label }) => label)
      return []
    })
    .join('\n')
}

function saysText(ids: readonly string[], words: string): boolean {
  return guide().texts.some(
    text => ids.includes(text.id) && [text.de.text, text.en.text].some(each => words.includes(each)),
  )
}

function filterFaults({ filters = {}, loose = [] }: Turn, parts: readonly AnswerPart[]): string[] {
  const found = parts.find(part => part.type === 'filters')?.filters
  if (!found) return ['no part filters']
  const faults = Object.entries(filters).flatMap(([name, wanted]) =>
    isAsWanted(wanted, found[name])
      ? []
      : [`${name} is ${JSON.stringify(found[name])}, not ${JSON.stringify(wanted)}`],
  )
  for (const name of Object.keys(found))
    if (!(name in filters) && !loose.includes(name) && !always.includes(name))
      faults.push(`${name} is ${JSON.stringify(found[name])}`)
  return faults
}

function isAsWanted(wanted: string | number | string[], found: unknown): boolean {
  if (Array.isArray(wanted) && Array.isArray(found))
    return isDeepStrictEqual(wanted.toSorted(), found.toSorted())
  if (typeof wanted !== 'string' || typeof found !== 'string') return isDeepStrictEqual(wanted, found)
  return wanted.split('|').some(each => fold(each) === fold(found))
}

import type { JobActName } from '../act.ts'
import { type AskedOfAd, factAsked } from '../fact-asked.ts'
import { keysOf } from '../phrase.ts'
import type { ReadAct } from '../read-act.ts'
import { readReferences } from '../reference.ts'

/** What was last asked of an ad. */
export type AskedOfJob = { name: JobActName; fact: AskedOfAd | null }

/** Words that only point on: "und bei der zweiten?", "die dritte auch noch". */
const onward = new Set(
  keysOf(
    'und auch noch bitte dann ja ok okay gleich mit dazu genauso ebenfalls ebenso wie siehts sieht es schauts stehts aus ist was bei von für zu mal gern gerne doch and too also as well please what how about is at for of with the same',
  ),
)
/** What is done rather than told needs a word that says so: "und die zweite?" asks about it. */
const deeds: ReadonlySet<JobActName> = new Set(['save', 'apply', 'message', 'compare'])
const likewise = new Set(keysOf('auch noch dazu genauso ebenfalls ebenso too also well same'))

/** The same of another ad as of the one before, when a turn says no more than which: "die dritte auch noch". */
export function asBefore(
  act: ReadAct | null,
  keys: readonly string[],
  last: AskedOfJob | null,
): AgainAct | null {
  const isOther = act !== null && (act.kind !== 'job' || act.name !== 'show')
  if (last === null || isOther || factAsked(keys) !== null) return null
  const { keys: said, references } = readReferences(keys)
  const around = said.filter(key => key !== '#job')
  if (references.length === 0 || around.length === 0 || !around.every(key => onward.has(key))) return null
  if (deeds.has(last.name) && !around.some(key => likewise.has(key))) return null
  return { kind: 'job', name: last.name, references: references.flat(), fact: last.fact }
}

type AgainAct = Extract<ReadAct, { kind: 'job' }> & { fact: AskedOfAd | null }

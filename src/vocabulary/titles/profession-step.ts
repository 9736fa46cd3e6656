import { remember } from '../../basics/remember.ts'
import { readMeaning } from '../../search/text/meaning.ts'
import { concepts } from '../concepts.ts'
import { professionLadders, sameProfessions, specialistBases } from './profession-ladders.ts'
import { specialtyWithAncestors } from './specialties.ts'

/** What somebody of one profession is to another one. It has a direction: a nurse may do a nursing assistant's job. */
export type ProfessionStep = 'same' | 'may-do' | 'needs-training' | 'other'

/** More than there are. */
const rememberedProfessions = 500

/**
 * What somebody with the profession `from` and these specialties is to the profession `to`. A specialist of another specialty is another
 * profession to doctors, a colleague who may help to nurses.
 */
export function professionStep(from: string, to: string, specialties: readonly string[]): ProfessionStep {
  if (from === to || isSame(from, to)) return 'same'
  const [own, asked] = [partsOf(from), partsOf(to)]
  const step = baseStep(own.base, asked.base)
  if (step === 'other' || step === 'needs-training' || asked.specialty === null) return step
  const known = own.specialty === null ? specialties : [own.specialty]
  if (known.includes(asked.specialty)) return step
  if (known.some(each => specialtyWithAncestors(each).includes(asked.specialty ?? ''))) return 'may-do'
  if (known.length === 0 || !specialistBases.has(asked.base)) return 'may-do'
  return specialtyWithAncestors(asked.specialty).some(each => known.includes(each))
    ? 'needs-training'
    : 'other'
}

/** A profession that is another one with a specialty ("kardiologe"), as both; any other is its own base. */
export const partsOf = remember(
  rememberedProfessions,
  (id: string): { base: string; specialty: string | null } => {
    const composed = concepts().composed[id]
    if (composed === undefined) return { base: id, specialty: null }
    const terms = readMeaning(composed).map(group => group[0]?.term ?? '')
    const named = (prefix: string) => terms.find(term => term.startsWith(prefix))?.slice(prefix.length)
    return { base: named('p:') ?? id, specialty: named('s:') ?? null }
  },
)

function isSame(one: string, other: string): boolean {
  return sameAs(one).has(other)
}

const sameAs = remember(rememberedProfessions, (id: string): ReadonlySet<string> => {
  const groups = [...concepts().same, ...sameProfessions]
  return new Set(groups.filter(group => group.includes(id)).flat())
})

function baseStep(from: string, to: string): ProfessionStep {
  if (from === to || isSame(from, to)) return 'same'
  return stepsFrom(from).get(to) ?? 'other'
}

const stepsFrom = remember(rememberedProfessions, (from: string): ReadonlyMap<string, ProfessionStep> => {
  const steps = new Map<string, ProfessionStep>()
  for (const ladder of professionLadders) {
    const own = ladder.findIndex(rung => rung.includes(from))
    if (own < 0) continue
    for (const [at, rung] of ladder.entries())
      for (const to of rung)
        if (steps.get(to) !== 'may-do') steps.set(to, at > own ? 'needs-training' : 'may-do')
  }
  return steps
})

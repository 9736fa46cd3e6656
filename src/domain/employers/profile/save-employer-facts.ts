import { findPlaces } from '../../../vocabulary/places/find-places.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { canManageEmployers } from '../employer.policy.ts'
import { insertEmployerNames } from '../employer-by-name.queries.ts'
import { newEmployer } from '../find-or-create-employer.ts'
import { type LocatedFacts, updateEmployerFacts } from './employer-facts.queries.ts'
import type { EmployerFacts } from './employer-facts.ts'

/**
 * Saves facts about employers, each found by name or created, and geocodes their towns; null clears a fact. Returns their ids. @throws
 * NotAllowed for anyone but the operator, Invalid for a name that is empty or too long
 */
export async function saveEmployerFacts(ctx: Context, all: readonly EmployerFacts[]): Promise<number[]> {
  if (!canManageEmployers(ctx.actor)) throw new NotAllowed()
  const now = ctx.now()
  const employers = all.map(({ name }) => newEmployer(name, now))
  const facts = all.map((one, index) => located({ ...one, name: employers[index]?.name ?? one.name }))
  return inTransaction(ctx, async ({ db }) => {
    await insertEmployerNames(db, employers)
    const ids = await updateEmployerFacts(db, facts, now)
    return ids.map((id, index) => {
      if (id === undefined)
        throw new Error(`The employer "${facts[index]?.name}" was neither found nor created`)
      return id
    })
  })
}

function located(facts: EmployerFacts): LocatedFacts {
  const place = placeOf(facts)
  return {
    ...facts,
    placeId: place?.id ?? null,
    latDegrees: place?.latDegrees ?? null,
    lonDegrees: place?.lonDegrees ?? null,
    stateCode: facts.stateCode ?? place?.stateCode ?? null,
  }
}

function placeOf({ city, postalCode, country, stateCode }: EmployerFacts) {
  if (city === null) return null
  const hints = {
    ...(country && { country }),
    ...(postalCode && { postalCode }),
    ...(stateCode && { stateCode }),
  }
  return findPlaces(city, hints)[0]?.place ?? null
}

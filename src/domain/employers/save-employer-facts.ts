import { findPlaces } from '../../vocabulary/find-places.ts'
import type { Context } from '../context.ts'
import { NotAllowed } from '../errors.ts'
import { canManageEmployers } from './employer.policy.ts'
import { updateEmployerFacts } from './employer-facts.queries.ts'
import type { EmployerFacts } from './employer-facts.ts'
import { findOrCreateEmployer } from './find-or-create-employer.ts'

/**
 * Writes what is known about an employer, found by name or created, and puts its town on the map; facts that are null
 * empty what was there. Returns its id. @throws NotAllowed for anyone but the operator.
 */
export async function saveEmployerFacts(ctx: Context, facts: EmployerFacts): Promise<number> {
  if (!canManageEmployers(ctx.actor)) throw new NotAllowed()
  const employer = await findOrCreateEmployer(ctx, facts.name)
  const place = placeOf(facts)
  await updateEmployerFacts(
    ctx.db,
    employer.id,
    facts,
    {
      placeId: place?.id ?? null,
      latDegrees: place?.latDegrees ?? null,
      lonDegrees: place?.lonDegrees ?? null,
      stateCode: facts.stateCode ?? place?.stateCode ?? null,
    },
    ctx.now(),
  )
  return employer.id
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

import type { EmployerType } from '../../vocabulary/jobs/job.values.ts'
import { jobSlug } from '../../vocabulary/jobs/job-slug.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed } from '../caller/errors.ts'
import { canManageEmployers } from './employer.policy.ts'
import { insertEmployerNames, loadEmployerByName, type NewEmployer } from './employer-by-name.queries.ts'

const typeWords: [EmployerType, RegExp][] = [
  ['public-health', /gesundheitsamt|landratsamt|gesundheitsdienst|behörde/i],
  [
    'medical-center',
    /\bmvz\b|medizinisches versorgungszentrum|ärztehaus|gesundheitszentrum|dialysezentrum|zentrum für/i,
  ],
  ['hospital', /klinik|spital|krankenhaus|hospital|krankenanstalt|sanatorium|charité/i],
  ['private-practice', /praxis|ordination|zahnarzt|zahnärzt|hausarzt|apotheke|permanence/i],
  [
    'care-facility',
    /pflege|senioren|altenheim|altersheim|residenz|diakonie|caritas|spitex|sozialstation|hospiz|betreut/i,
  ],
]
const agencyWords = /zeitarbeit|personaldienst|personalvermittlung|personalleasing|personalservice|staffing/i

/**
 * The employer called `name` (1–200 characters, case-insensitive), created when unknown; its type is guessed from the name until corrected.
 * @throws NotAllowed, or Invalid for a name that is empty or too long.
 */
export async function findOrCreateEmployer(
  ctx: Context,
  name: string,
): Promise<{ id: number; name: string; isAgency: boolean }> {
  if (!canManageEmployers(ctx.actor)) throw new NotAllowed()
  const employer = newEmployer(name, ctx.now())
  const known = await loadEmployerByName(ctx.db, employer.name)
  if (known) return known
  await insertEmployerNames(ctx.db, [employer])
  const created = await loadEmployerByName(ctx.db, employer.name)
  if (!created) throw new Error(`The employer "${employer.name}" was neither found nor created`)
  return created
}

/** What can be derived from the name alone. @throws Invalid */
export function newEmployer(name: string, now: Date): NewEmployer {
  const plain = name.replace(/\s+/g, ' ').trim()
  if (plain === '' || plain.length > 200) throw new Invalid({ name: [{ key: 'error.employer-name' }] })
  return {
    name: plain,
    slug: jobSlug(plain),
    type: typeWords.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'company',
    isAgency: agencyWords.test(plain),
    now,
  }
}

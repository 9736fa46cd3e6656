import type { Context } from '../context.ts'
import { Invalid, NotAllowed } from '../errors.ts'
import type { EmployerType } from '../jobs/job.values.ts'
import { jobSlug } from '../jobs/job-slug.ts'
import { insertEmployerName, loadEmployerByName } from './employer-by-name.queries.ts'

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
 * The employer called `name` (1–200 characters, case does not matter), created when it is unknown; its type follows from
 * the name until someone says better. @throws NotAllowed, or Invalid for a name that is empty or too long.
 */
export async function findOrCreateEmployer(
  ctx: Context,
  name: string,
): Promise<{ id: number; name: string; isAgency: boolean }> {
  if (ctx.actor.kind !== 'system') throw new NotAllowed()
  const plain = name.replace(/\s+/g, ' ').trim()
  if (plain === '' || plain.length > 200) throw new Invalid({ name: [{ key: 'error.employer-name' }] })
  const known = await loadEmployerByName(ctx.db, plain)
  if (known) return known
  await insertEmployerName(ctx.db, {
    name: plain,
    slug: jobSlug(plain),
    type: typeWords.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'company',
    isAgency: agencyWords.test(plain),
    now: ctx.now(),
  })
  const created = await loadEmployerByName(ctx.db, plain)
  if (!created) throw new Error(`The employer "${plain}" was neither found nor created`)
  return created
}

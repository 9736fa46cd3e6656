import { isUuid } from '../../basics/uuid.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../caller/errors.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import { employerDomain } from '../employers/steps/employer-domain.ts'
import { addSeekerProfile } from '../job-seekers/add-seeker-profile.ts'
import { groupsOfDomain, nameKeysOf } from './employer-names.ts'
import {
  deleteExclusion,
  findEmployer,
  findEmployerNamed,
  insertExclusion,
  listExclusions,
} from './exclusion.queries.ts'
import { domainsOf } from './steps/searcher-keys.ts'
import { requirePoolPerson } from './talent-pool.policy.ts'
import { insertMember } from './talent-pool.queries.ts'

/**
 * Hides the own profile from an employer and its group: by its id, or by a name or domain (`klinik.example`) as typed, so that it works for
 * houses that are not here yet. Also before the profile is shown for the first time.
 * @throws {Invalid} on `name`; {Conflict} `talent.problem.exclusions` beyond 50
 */
export async function excludeEmployer(
  ctx: Context,
  input: { name: string } | { employerId: number },
): Promise<void> {
  const { userId } = requirePoolPerson(ctx.actor)
  await inTransaction(ctx, async inside => {
    const now = inside.now()
    await addSeekerProfile(inside)
    await insertMember(inside.db, { userId, linkKey: newLinkKey(), now })
    const before = await listExclusions(inside.db, userId)
    if (before.length >= limits.talentExclusions)
      throw new Conflict('talent.problem.exclusions', { count: limits.talentExclusions })
    const exclusion =
      'name' in input ? await byName(inside, input.name) : await byId(inside, input.employerId)
    if (before.some(({ source, label }) => source === 'person' && label === exclusion.label)) return
    await insertExclusion(inside.db, { userId, ...exclusion, now })
  })
}

async function byId(ctx: Context, employerId: number) {
  const employer = await findEmployer(ctx.db, employerId)
  if (!employer) throw new NotFound()
  const { id, name: label } = employer
  const [domain = null] = domainsOf(employer)
  const own = nameKeysOf(label)
  const groups = domain === null ? [] : groupsOfDomain(domain)
  return { employerId: id, label, keys: { ...own, parts: [...own.parts, ...groups] }, domain }
}

async function byName(ctx: Context, text: string) {
  const label = text.trim()
  const employer = await findEmployerNamed(ctx.db, label)
  if (employer) return byId(ctx, employer.id)
  const domain = domainIn(label)
  if (domain) {
    const groups = groupsOfDomain(domain)
    return { employerId: null, label, keys: { whole: null, parts: groups, groups }, domain }
  }
  const keys = nameKeysOf(label)
  if (keys.whole === null) throw new Invalid({ name: [{ key: 'talent.problem.exclusion-name' }] })
  return { employerId: null, label, keys, domain: null }
}

/** Of `klinik.example`, `www.klinik.example/karriere` and `hr@klinik.example`; null for what is a name. */
function domainIn(text: string): string | null {
  const host = text
    .replace(/^https?:\/\//i, '')
    .split('/')[0]
    ?.split('@')
    .at(-1)
  if (!host || /\s/.test(text) || !/^[^.]+(\.[^.]+)*\.[a-z]{2,}$/i.test(host)) return null
  return employerDomain(host)
}

/** @throws {NotFound} for another person's, and for what follows from the profile */
export async function stopExcluding(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = requirePoolPerson(ctx.actor)
  if (!isUuid(id) || !(await deleteExclusion(ctx.db, { userId, id }))) throw new NotFound()
}

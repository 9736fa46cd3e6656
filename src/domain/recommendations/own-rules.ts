import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import { isFactRefusal } from '../../vocabulary/jobs/refusals.ts'
import { placeById, states } from '../../vocabulary/places/places.ts'
import { professionById } from '../../vocabulary/titles/professions.ts'
import { specialtyById } from '../../vocabulary/titles/specialties.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import type { NamedRule, RuleFact } from './recommendation.values.ts'
import { deleteRule, hasEmployer, insertRule, listRules, type RuleRow } from './rule.queries.ts'

/** The rules by which ads are left out of the person's recommendations, all of them. */
export async function listOwnRules(ctx: Context): Promise<RuleRow[]> {
  const { userId } = requireJobSeeker(ctx.actor)
  return listRules(ctx.db, userId)
}

/** @returns what the rule said, by which {@link restoreOwnRule} brings it back. @throws {NotFound} */
export async function deleteOwnRule(ctx: Context, { ruleId }: { ruleId: number }): Promise<NamedRule> {
  const { userId } = requireJobSeeker(ctx.actor)
  const rule = await deleteRule(ctx.db, userId, ruleId)
  if (!rule) throw new NotFound()
  return rule
}

/** Undoes a deletion. @throws {NotFound} for a rule about something that the site does not know */
export async function restoreOwnRule(ctx: Context, rule: RuleFact): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  if (!(await isAboutSomething(ctx, rule))) throw new NotFound()
  await insertRule(ctx.db, userId, rule, ctx.now())
}

async function isAboutSomething(ctx: Context, { kind, value }: RuleFact): Promise<boolean> {
  switch (kind) {
    case 'state':
      return states().some(({ code }) => code === value)
    case 'town':
      return placeById(Number(value)) !== null
    case 'specialty':
      return Boolean(specialtyById(value))
    case 'profession':
      return Boolean(professionById(value))
    case 'refusal':
      return jobValues.without.some(refusal => refusal === value && isFactRefusal(refusal))
    case 'employer':
      return isAmount(value) && (await hasEmployer(ctx.db, Number(value)))
    case 'pay':
      return isAmount(value)
  }
}

function isAmount(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value)
}

import { daysAfter, daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { linkTokenOf } from '../caller/signed-link.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { expireContacts } from './contact-request.queries.ts'
import { contactLife } from './contact-request.status.ts'
import { deleteSearchMailsBefore } from './searches/talent-search.queries.ts'
import { deriveProfiles } from './steps/derive-profiles.ts'
import { leavePool } from './steps/leave-pool.ts'
import { monthsAfter } from './steps/months-after.ts'
import { canTendPool } from './talent-pool.policy.ts'
import { claimMembers, type MemberToTell, type PoolEnding, updateMember } from './talent-pool.queries.ts'
import { deleteViewsBefore } from './talent-view.queries.ts'

const peopleAtOnce = 100

/** Shows what people have changed in their profiles; every minute, so that it need not be asked for. @returns how many */
export async function refreshPool(ctx: Context): Promise<number> {
  if (!canTendPool(ctx.actor)) throw new NotAllowed()
  return deriveProfiles(ctx)
}

/**
 * Whatever is due by time: closes questions after 14 days without an answer, asks for consent a month before it ends, warns who has not
 * been here for half a year but for two weeks, and takes out of the pool whose consent or patience has ended. Nobody is taken out for
 * being idle who was not warned two weeks before. Each step writes its mail in the transaction that takes it.
 */
export async function tendPool(ctx: Context): Promise<void> {
  if (!canTendPool(ctx.actor)) throw new NotAllowed()
  const now = ctx.now()
  await closeSilent(ctx)
  const idleSince = monthsAfter(now, -limits.talentIdleMonths)
  const until = daysAfter(now, limits.talentWarningDays)
  const times = {
    idleBefore: idleSince,
    warnedBefore: daysBefore(now, limits.talentWarningDays),
    consentBefore: now,
    until,
  }
  await each(ctx, 'end-consent', times, (inside, member) => end(inside, member, 'consent'))
  await each(ctx, 'end-idle', times, (inside, member) => end(inside, member, 'idle'))
  await each(ctx, 'warn', { ...times, idleBefore: daysAfter(idleSince, limits.talentWarningDays) }, warn)
  await each(ctx, 'renew', { ...times, consentBefore: daysAfter(now, limits.talentRenewalDays) }, askToRenew)
  const kept = daysBefore(now, limits.talentViewDays)
  await deleteViewsBefore(ctx.db, kept)
  await deleteSearchMailsBefore(ctx.db, kept)
}

async function closeSilent(ctx: Context): Promise<void> {
  await inTransaction(ctx, async inside => {
    const states = contactLife.sources('site', 'expired').filter(state => state === 'sent')
    for (const employerId of await expireContacts(inside.db, { states, now: inside.now() }))
      await tellLive(inside, { topics: [`employer:${employerId}`], kind: 'contact', details: {} })
  })
}

type Step = Parameters<typeof claimMembers>[1]
type Times = Parameters<typeof claimMembers>[2]

async function each(
  ctx: Context,
  step: Step,
  times: Times,
  work: (inside: Context, member: MemberToTell) => Promise<void>,
): Promise<void> {
  for (;;) {
    const taken = await inTransaction(ctx, async inside => {
      const members = await claimMembers(inside.db, step, times, peopleAtOnce)
      for (const member of members) await work(inside, member)
      return members.length
    })
    if (taken < peopleAtOnce) return
  }
}

async function warn(ctx: Context, member: MemberToTell): Promise<void> {
  await updateMember(ctx.db, member.userId, { warned_at: ctx.now() })
  await tell(ctx, member, 'talent-idle')
}

async function askToRenew(ctx: Context, member: MemberToTell): Promise<void> {
  await updateMember(ctx.db, member.userId, { renewal_asked_at: ctx.now() })
  await tell(ctx, member, 'talent-renewal')
}

async function end(ctx: Context, member: MemberToTell, because: PoolEnding): Promise<void> {
  const { userId, email, name, locale } = member
  await leavePool(ctx, userId, because)
  const props = { name, because, url: ctx.links.ownTalentPool(locale) }
  await queueMail(ctx, { to: email, template: 'talent-ended', props, locale, userId })
}

async function tell(
  ctx: Context,
  member: MemberToTell,
  template: 'talent-idle' | 'talent-renewal',
): Promise<void> {
  const { userId, email, name, locale, linkKey, until } = member
  const url = ctx.links.talentPool(linkTokenOf(ctx, linkKey, 'talent pool'), locale)
  const props = { name, until: until.toISOString(), url, unsubscribeUrl: url }
  await queueMail(ctx, { to: email, template, props, locale, userId })
}

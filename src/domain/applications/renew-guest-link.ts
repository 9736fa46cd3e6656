import { limits } from '../../config/limits.ts'
import { limitStrangersMails } from '../accounts/steps/limit-mails.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { canAskForLink } from './application.policy.ts'
import { loadApplication } from './application.queries.ts'
import { findGuestApplications, setLinkKey } from './own-application.queries.ts'
import { guestUrl } from './steps/tell-of-application.ts'

/** At most this many links per request, latest applications first. */
const linksAtOnce = 10

/**
 * Mails new links for the guest applications of an address; the old ones stop working. Responds alike whether there are any. @throws
 * {TooMany} as counted by `limitStrangersMails`, and beyond 20 an hour from one network
 */
export async function renewGuestLink(ctx: Context, input: { email: string }): Promise<void> {
  if (!canAskForLink(ctx.actor)) throw new NotAllowed()
  await limitTries(ctx, {
    kind: 'guest-link-from',
    subject: ctx.client.address,
    tries: limits.mailsPerHour * 4,
    windowMinutes: 60,
  })
  await limitStrangersMails(ctx, input.email)
  await inTransaction(ctx, async inside => {
    for (const id of await findGuestApplications(inside.db, input.email, linksAtOnce)) {
      const linkKey = newLinkKey()
      await setLinkKey(inside.db, id, linkKey)
      const application = await loadApplication(inside.db, { id })
      // Guests withhold nothing.
      if (!application?.email || application.name === null) continue
      const { name, email, locale, jobTitle: job, employerName: employer } = application
      const props = { name, job, employer, url: guestUrl(inside, linkKey, locale) }
      await queueMail(inside, { to: email, template: 'application-link', props, locale })
    }
  })
}

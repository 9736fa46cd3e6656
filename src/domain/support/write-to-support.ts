import { limits } from '../../config/limits.ts'
import { limitStrangersMails } from '../accounts/steps/limit-mails.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { supportTokenOf } from './steps/support-link.ts'
import { requireWriter } from './support.policy.ts'
import { findRequestByKey, insertMessage, insertRequest } from './support.queries.ts'
import type { SupportTopic } from './support.values.ts'

type Input = {
  topic: SupportTopic
  text: string
  /** Of guests; ignored for people with an account. */
  email: string | null
  page: string | null
  /** What the person said to the assistant, as this site has kept it. */
  transcript: string | null
}

/**
 * A guest's message waits until the mailed link is opened; everyone is mailed a link to the conversation.
 * @returns the link's token, for people with an account only: a guest must not see a conversation of an address that may not be the own
 * @throws {TooMany}, NotAllowed for administrators and programs
 */
export async function writeToSupport(ctx: Context, input: Input): Promise<{ token: string | null }> {
  const { userId } = requireWriter(ctx.actor)
  const email = userId === null ? (input.email ?? '').trim().toLowerCase() : null
  await limitTries(ctx, {
    kind: 'support-from',
    subject: userId ?? ctx.client.address,
    tries: limits.supportRequestsPerHour,
    windowMinutes: 60,
  })
  if (email !== null) await limitStrangersMails(ctx, email)
  return inTransaction(ctx, async inside => {
    const { db, locale } = inside
    const linkKey = newLinkKey()
    const { topic, text, page, transcript } = input
    const { id } = await insertRequest(db, {
      topic,
      status: userId === null ? 'unconfirmed' : 'new',
      userId,
      email,
      locale,
      page,
      transcript,
      linkKey,
      now: inside.now(),
    })
    await insertMessage(db, { requestId: id, author: 'person', writtenBy: null, text, now: inside.now() })
    const written = await findRequestByKey(db, linkKey)
    const token = supportTokenOf(inside, linkKey)
    await queueMail(inside, {
      to: written?.email ?? '',
      template: userId === null ? 'support-confirm' : 'support-received',
      props: { url: inside.links.support(token, locale) },
      locale,
      userId,
    })
    return { token: userId === null ? null : token }
  })
}

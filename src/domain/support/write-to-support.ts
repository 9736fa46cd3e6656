import { limits } from '../../config/limits.ts'
import { limitStrangersMails } from '../accounts/steps/limit-mails.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { takeFiles } from '../files/steps/take-files.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { beginConversation } from './steps/begin-conversation.ts'
import { readFormToken } from './steps/form-token.ts'
import { supportTokenOf } from './steps/support-link.ts'
import { suspicionsOf } from './steps/suspicions-of.ts'
import { tellPerson } from './steps/tell-person.ts'
import { requireWriter } from './support.policy.ts'
import type { SupportTopic, Suspicion } from './support.values.ts'

type Input = {
  topic: SupportTopic
  text: string
  /** Of guests; ignored for people with an account. */
  email: string | null
  page: string | null
  /** What the person said to the assistant, as this site has kept it. */
  transcript: string | null
  fileIds?: readonly string[]
  /** Of the form, see `steps/form-token.ts`. */
  formToken?: string | null
  /** A field was filled in that people do not see. */
  isTrapped?: boolean
}

/**
 * A guest's message waits until the mailed link is opened; everyone is mailed a link to the conversation. What looks like spam is looked at
 * by a person of the team before it is answered, and never dropped; people with an account are limited, but not suspected.
 * @returns the link's token, for people with an account only: a guest must not see a conversation of an address that may not be the own
 * @throws {TooMany}; {Conflict} for a form that was sent already; {Invalid} on `files`; NotAllowed for administrators and programs
 */
export async function writeToSupport(ctx: Context, input: Input): Promise<{ token: string | null }> {
  const { userId } = requireWriter(ctx.actor)
  const email = userId === null ? (input.email ?? '').trim().toLowerCase() : null
  const form = await readFormToken(ctx, input.formToken ?? null)
  await limitTries(ctx, {
    kind: 'support-from',
    subject: userId ?? ctx.client.address,
    tries: limits.supportRequestsPerHour,
    windowMinutes: 60,
  })
  if (email !== null) await limitStrangersMails(ctx, email)
  const notSent = await form.sendOnce()
  try {
    return await inTransaction(ctx, inside => write(inside, input, { userId, email, form: form.suspicions }))
  } catch (error) {
    // What failed was not sent, and may be sent again.
    await notSent()
    throw error
  }
}

async function write(
  ctx: Context,
  input: Input,
  { userId, email, form }: { userId: string | null; email: string | null; form: readonly Suspicion[] },
): Promise<{ token: string | null }> {
  const { topic, text, page, transcript, fileIds = [], isTrapped = false } = input
  const trap: Suspicion[] = isTrapped ? ['trap'] : []
  const files = await takeFiles(ctx, { fileIds, purpose: 'support' })
  const { request } = await beginConversation(ctx, {
    topic,
    status: userId === null ? 'unconfirmed' : 'new',
    userId,
    email,
    locale: ctx.locale,
    page,
    transcript,
    subject: null,
    heldBecause: userId === null ? [...trap, ...form, ...suspicionsOf(text)] : [],
    message: { text, fileIds: files.map(({ id }) => id) },
  })
  await tellPerson(ctx, request, { template: userId === null ? 'support-confirm' : 'support-received' })
  return { token: userId === null ? null : supportTokenOf(ctx, request.linkKey) }
}

import { dayMinutes } from '../../../../basics/time.ts'
import { limits } from '../../../../config/limits.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { ReadMail } from '../../../../mail-format/read-mail.ts'
import { type Context, inTransaction } from '../../../caller/context.ts'
import { isDomainError } from '../../../caller/errors.ts'
import { useMailedFiles } from '../../../files/steps/use-mailed-files.ts'
import { limitTries, type TryLimit } from '../../../throttle/steps/limit-tries.ts'
import { insertMessage } from '../../message.queries.ts'
import { beginConversation } from '../../steps/begin-conversation.ts'
import { dueAt } from '../../steps/due-at.ts'
import { suspicionsOf } from '../../steps/suspicions-of.ts'
import { tellPerson } from '../../steps/tell-person.ts'
import { moveRequest, updateRequest } from '../../support.queries.ts'
import type { Suspicion } from '../../support.values.ts'
import { type SupportStatus, supportLife } from '../../support-request.status.ts'
import { endMail } from '../inbound-mail.queries.ts'
import { type Found, findConversation } from './find-conversation.ts'
import { keepAttachments } from './keep-attachments.ts'

type Incoming = { id: number; mail: ReadMail }

/** Adds what a person has mailed to its conversation, or begins one. @returns true, as it is filed either way */
export async function fileMail(ctx: Context, incoming: Incoming): Promise<boolean> {
  const { mail } = incoming
  const found = await findConversation(ctx, mail)
  // Both count outside of the transaction, whose rollback would forget them.
  const subject = found ? String(found.request.id) : mail.from
  const tries = limits.supportMailsPerHour
  const isFlood = !(await isWithin(ctx, { kind: 'support-mail', subject, tries, windowMinutes: 60 }))
  const isFirstToday =
    found !== null ||
    (await isWithin(ctx, { kind: 'support-ack', subject: mail.from, tries: 1, windowMinutes: dayMinutes }))
  const files = await keepAttachments(ctx, mail)
  const text = [mail.words, ...leftOut(ctx, files.refused)].join('\n').slice(0, limits.supportTextChars)
  const message = { text, rest: mail.rest.slice(0, limits.supportTextChars), fileIds: files.fileIds }
  await inTransaction(ctx, async inside => {
    await useMailedFiles(inside, files.fileIds)
    const messageId = found
      ? await addTo(inside, found, { message, from: mail.from, isFlood })
      : await begin(inside, mail, { message, isFlood, isFirstToday })
    const outcome = found ? (found.doubt ?? 'reply') : 'new'
    await endMail(inside.db, incoming.id, {
      status: 'filed',
      outcome,
      messageId: mail.messageId,
      message: messageId,
    })
  })
  return true
}

function leftOut(ctx: Context, names: readonly string[]): string[] {
  if (names.length === 0) return []
  return [`[${translator(ctx.locale)('support-notes.left-out', { names: names.join(', ') })}]`]
}

type Words = { text: string; rest: string; fileIds: readonly string[] }

/** What nobody can be sure of is held back, and neither moves the conversation nor shows to the person. */
async function addTo(
  ctx: Context,
  { request, doubt }: Found,
  { message, from, isFlood }: { message: Words; from: string; isFlood: boolean },
): Promise<number> {
  const { db } = ctx
  const { id } = request
  const now = ctx.now()
  const heldBecause = doubt ?? (isFlood ? 'flood' : null)
  const messageId = await insertMessage(db, {
    ...message,
    requestId: id,
    author: 'person',
    channel: 'mail',
    writtenBy: null,
    sender: doubt === 'other-sender' ? from : null,
    heldBecause,
    now,
  })
  if (heldBecause !== null) {
    await updateRequest(db, id, {})
    return messageId
  }
  // Who answers our mail has the address: that confirms it.
  const isFirst = request.status === 'unconfirmed'
  const to: SupportStatus = isFirst ? (request.heldBecause.length > 0 ? 'held' : 'new') : 'open'
  const move = { id, from: supportLife.sources('person', to), to, dueAt: dueAt(ctx, to), now }
  if (!(await moveRequest(db, move))) await updateRequest(db, id, {})
  return messageId
}

async function begin(
  ctx: Context,
  mail: ReadMail,
  { message, isFlood, isFirstToday }: { message: Words; isFlood: boolean; isFirstToday: boolean },
): Promise<number> {
  const flood: Suspicion[] = isFlood ? ['flood'] : []
  const heldBecause = [...flood, ...suspicionsOf(`${mail.subject}\n${mail.words}`)]
  const { request, messageId } = await beginConversation(ctx, {
    topic: 'other',
    status: heldBecause.length > 0 ? 'held' : 'new',
    // Anyone can write any address into a mail: it is a guest's, also when somebody here has an account with it.
    userId: null,
    email: mail.from,
    locale: ctx.locale,
    page: null,
    transcript: null,
    subject: mail.subject || null,
    heldBecause,
    message: { ...message, channel: 'mail' },
  })
  // One a day: two automata that do not know each other would otherwise go on for ever.
  if (heldBecause.length === 0 && isFirstToday)
    await tellPerson(ctx, request, { template: 'support-received' })
  return messageId
}

async function isWithin(ctx: Context, limit: TryLimit): Promise<boolean> {
  try {
    await limitTries(ctx, limit)
    return true
  } catch (error) {
    if (isDomainError(error) && error.kind === 'too-many') return false
    throw error
  }
}

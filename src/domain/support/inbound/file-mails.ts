import { secondsAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { readMail } from '../../../mail-format/read-mail.ts'
import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { noteBounce } from '../../mail/note-bounce.ts'
import { readDeliveryStatus } from '../../mail/read-delivery-status.ts'
import { canTendSupport } from '../support.policy.ts'
import { claimMail, endMail, isMailKnown, type WaitingMail } from './inbound-mail.queries.ts'
import { fileMail } from './steps/file-mail.ts'

/** A process that dies has the mail for no longer. */
const claimSeconds = 300

/**
 * Reads the mails that wait, one after the other. Only what a person has written is filed: auto-replies, bounces, lists and loops are
 * noted and never answered; a bounce is noted with the mail that came back.
 * @returns how many were filed
 */
export async function fileMails(ctx: Context): Promise<number> {
  if (!canTendSupport(ctx.actor)) throw new NotAllowed()
  let filed = 0
  for (;;) {
    const until = secondsAfter(ctx.now(), claimSeconds)
    const mail = await claimMail(ctx.db, { now: ctx.now(), until, mostTries: limits.supportMailTries })
    if (!mail) return filed
    if (await isFiled(ctx, mail)) filed += 1
  }
}

/** What fails waits until its claim ends, and is given up after five tries. */
async function isFiled(ctx: Context, mail: WaitingMail): Promise<boolean> {
  try {
    return await fileOne(ctx, mail)
  } catch (error) {
    ctx.log.warn({ err: error, mail: mail.id, tries: mail.tries }, 'a mail could not be filed')
    if (mail.tries >= limits.supportMailTries)
      await endMail(ctx.db, mail.id, { status: 'failed', outcome: 'unreadable' })
    return false
  }
}

async function fileOne(ctx: Context, { id, raw }: WaitingMail): Promise<boolean> {
  const mail = await readMail(raw)
  const ignore = async (outcome: string) => {
    await endMail(ctx.db, id, { status: 'ignored', outcome })
    return false
  }
  if (mail.kind === 'bounce') {
    const bounce = readDeliveryStatus(Buffer.from(raw).toString('latin1'))
    if (bounce) await noteBounce(ctx, bounce)
  }
  if (mail.kind !== 'person') return ignore(mail.kind)
  if (mail.from === '') return ignore('nobody')
  if (isOwnAddress(ctx, mail.from)) return ignore('own')
  if (mail.messageId !== null && (await isMailKnown(ctx.db, mail.messageId))) return ignore('twice')
  return fileMail(ctx, { id, mail })
}

/** With or without a token in it: a mail of ours that comes back must not begin a conversation with ourselves. */
function isOwnAddress(ctx: Context, from: string): boolean {
  return ctx.support.ownAddresses.includes(from.replace(/\+[^@]*@/, '@'))
}

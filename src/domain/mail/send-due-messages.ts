import { renderSms } from '../../mail/render-sms.ts'
import type { Post } from '../../platform/messages/mailer.ts'
import { MessageDelayed, MessageRefused } from '../../platform/messages/message-problem.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canRunOutbox } from './mail.policy.ts'
import { sendMessagesTask } from './mail.tasks.ts'
import { claimMessage, endMessage, isAddressDead, type Message, postponeMessage } from './message.queries.ts'
import { isNotice } from './steps/mail-kinds.ts'

const lanes = 3
const mostPerRun = 1_000
/** Longer than the mailer may take for one mail. */
const claimMinutes = 5
/** How long a message waits after its first, second … failed try; after the last it is given up. */
const waitsMinutes = [1, 5, 30, 120, 480]

/**
 * Sends what is due, several at a time; returns how many were sent. Two processes never send the same message: each takes its
 * own for five minutes. A process that dies between sending and noting it leaves a message that is sent once more after
 * that, with the same Message-ID, by which receivers drop the second.
 */
export async function sendDueMessages(ctx: Context, post: Post): Promise<number> {
  if (!canRunOutbox(ctx.actor)) throw new NotAllowed()
  let taken = 0
  let sent = 0
  const work = async () => {
    while (taken < mostPerRun) {
      const message = await claimMessage(ctx.db, ctx.now(), minutesFrom(ctx.now(), claimMinutes))
      if (!message) return
      taken += 1
      if (await sendMessage(ctx, post, message)) sent += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  if (taken >= mostPerRun) await ctx.tasks.enqueue(sendMessagesTask, {})
  return sent
}

async function sendMessage(ctx: Context, post: Post, message: Message): Promise<boolean> {
  const end = (ending: Pick<Parameters<typeof endMessage>[2], 'status' | 'problem' | 'providerId'>) =>
    endMessage(ctx.db, message.id, { ...ending, keepProps: post.isDeveloperMailbox, at: ctx.now() })
  const reason = await reasonNotToSend(ctx, message)
  if (reason) {
    await end({ status: 'failed', problem: reason })
    return false
  }
  try {
    const providerId = await deliver(post, message)
    await end({ status: 'sent', providerId })
    return true
  } catch (error) {
    await handleFailure(ctx, message, error, end)
    return false
  }
}

async function reasonNotToSend(ctx: Context, message: Message): Promise<string | null> {
  if (message.attempts > waitsMinutes.length + 1) return 'given up: the process died while sending'
  // A code that has run out would only puzzle its reader.
  const { props } = message
  if ('minutes' in props && minutesFrom(message.createdAt, props.minutes) <= ctx.now()) return 'too late'
  if (isNotice(message.template) && (await isAddressDead(ctx.db, message.recipient))) {
    return 'not sent: the last mail to this address came back'
  }
  return null
}

async function deliver(post: Post, message: Message): Promise<string | null> {
  const { locale, recipient } = message
  if (message.channel === 'sms') {
    return post.sendText(recipient, renderSms(message.template, locale, message.props, post.brand))
  }
  const content = post.renderMail(message.template, locale, message.props, post.brand)
  const id = `${message.id}.${message.createdAt.getTime().toString(36)}`
  const { props } = message
  const unsubscribeUrl = 'unsubscribeUrl' in props ? props.unsubscribeUrl : undefined
  return post.send({ to: recipient, id, unsubscribeUrl, ...content })
}

async function handleFailure(
  ctx: Context,
  message: Message,
  error: unknown,
  end: (ending: { status: 'failed' | 'bounced'; problem: string }) => Promise<void>,
): Promise<void> {
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const { id, template, attempts } = message
  if (error instanceof MessageRefused) {
    ctx.log.warn({ message: id, template, problem }, 'a message was refused')
    return end({ status: error.isAddressDead ? 'bounced' : 'failed', problem })
  }
  const waitMinutes = waitsMinutes[attempts - 1]
  if (error instanceof MessageDelayed && waitMinutes !== undefined) {
    ctx.log.info({ message: id, template, problem, waitMinutes }, 'a message has to wait')
    return postponeMessage(ctx.db, id, { until: minutesFrom(ctx.now(), waitMinutes), problem })
  }
  ctx.log.error({ err: error, message: id, template }, 'a message was given up')
  return end({ status: 'failed', problem })
}

function minutesFrom(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000)
}

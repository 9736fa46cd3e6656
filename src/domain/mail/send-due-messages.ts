import { mailFacts, smsFacts } from '../../mail/mail-templates.ts'
import { renderSms } from '../../mail/render-sms.ts'
import type { MessageTransport } from '../../platform/messages/mailer.ts'
import { MessageDelayed, MessageRefused } from '../../platform/messages/message-problem.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { isOn } from '../switches/steps/is-on.ts'
import { canRunOutbox } from './mail.policy.ts'
import { claimMessage, endMessage, isAddressDead, type Message, postponeMessage } from './message.queries.ts'

const lanes = 3
const mostPerRun = 1_000
/** Longer than the mailer's timeout for one mail. */
const claimMinutes = 5
/** Delay after the first, second … failed attempt; after the last, the message is given up. */
const waitsMinutes = [1, 5, 30, 120, 480]

/**
 * Sends due messages, several at a time. Two processes never send the same one: each claims its own for five minutes. If a process dies
 * between sending and recording it, the message is sent again after that, with the same Message-ID, by which receivers can drop the
 * duplicate.
 * @returns how many were sent
 */
export async function sendDueMessages(ctx: Context, transport: MessageTransport): Promise<number> {
  if (!canRunOutbox(ctx.actor)) throw new NotAllowed()
  let taken = 0
  let sent = 0
  const work = async () => {
    while (taken < mostPerRun) {
      const now = ctx.now()
      const until = minutesFrom(now, claimMinutes)
      const message = await claimMessage(ctx.db, { channels: openChannels(ctx), now, until })
      if (!message) return
      taken += 1
      if (await sendMessage(ctx, transport, message)) sent += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  if (taken >= mostPerRun) await ctx.tasks.enqueue('send-messages', {})
  return sent
}

/** What is turned off waits. */
function openChannels(ctx: Context): Message['channel'][] {
  const mail = isOn(ctx, 'mail') ? (['mail'] as const) : []
  return isOn(ctx, 'text-messages') ? [...mail, 'sms'] : [...mail]
}

async function sendMessage(ctx: Context, transport: MessageTransport, message: Message): Promise<boolean> {
  const end = (ending: Pick<Parameters<typeof endMessage>[2], 'status' | 'problem' | 'providerId'>) =>
    endMessage(ctx.db, message.id, { ...ending, keepProps: transport.isDeveloperMailbox, at: ctx.now() })
  const reason = await reasonNotToSend(ctx, message)
  if (reason) {
    await end({ status: 'failed', problem: reason })
    return false
  }
  try {
    const providerId = await deliver(transport, message)
    await end({ status: 'sent', providerId })
    return true
  } catch (error) {
    await handleFailure(ctx, message, error, end)
    return false
  }
}

async function reasonNotToSend(ctx: Context, message: Message): Promise<string | null> {
  if (message.attempts > waitsMinutes.length + 1) return 'given up: the process died while sending'
  const { kind, expiresAfter } = deliveryRules(message)
  if (expiresAfter !== undefined && minutesFrom(message.createdAt, expiresAfter) <= ctx.now())
    return 'too late'
  if (kind !== 'access' && (await isAddressDead(ctx.db, message.recipient))) {
    return 'not sent: the last mail to this address came back'
  }
  return null
}

function deliveryRules(message: Message) {
  if (message.channel === 'sms') {
    const { kind, expiresAfter } = smsFacts(message.template)
    return { kind, expiresAfter: expiresAfter?.(message.props) }
  }
  const { kind, expiresAfter } = mailFacts(message.template)
  return { kind, expiresAfter: expiresAfter?.(message.props) }
}

async function deliver(transport: MessageTransport, message: Message): Promise<string | null> {
  const { locale, recipient } = message
  if (message.channel === 'sms') {
    return transport.sendText(recipient, renderSms(message.template, locale, message.props, transport.brand))
  }
  const content = transport.renderMail(message.template, locale, message.props, transport.brand)
  const facts = mailFacts(message.template)
  const unsubscribeUrl = facts.unsubscribeUrl?.(message.props)
  const answers = facts.thread?.(message.props)
  const own = `${message.id}.${message.createdAt.getTime().toString(36)}`
  const id = answers ? `${own}.${answers.thread}` : own
  return transport.send({
    to: recipient,
    id,
    unsubscribeUrl,
    replyTo: answers?.replyTo,
    thread: answers?.thread,
    ...content,
  })
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

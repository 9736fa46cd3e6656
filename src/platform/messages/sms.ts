import { limits } from '../../config/limits.ts'
import { MessageDelayed, MessageRefused } from './message-problem.ts'

/**
 * Sends a text message to a number in international form (`+49…`); returns the gateway's id if it gave one.
 * @throws {MessageRefused} when the gateway will never take it; {@link MessageDelayed} when a later attempt may succeed
 */
export type TextSender = (to: string, text: string) => Promise<string | null>

/** Temporary: timeouts, rate limits, and a token that the operator has to replace. */
const mayPass = new Set([401, 403, 408, 425, 429])

/** Posts `{"to":"+49…","text":"…"}` to a gateway; any 2xx response means accepted. */
export function openSmsGateway({ url, token }: { url: string; token?: string | undefined }): TextSender {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  return async (to, text) => {
    const signal = AbortSignal.timeout(limits.outgoingMs)
    const body = JSON.stringify({ to, text })
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(
      (error: unknown) => {
        throw new MessageDelayed(`The gateway does not answer: ${reasonOf(error)}`, { cause: error })
      },
    )
    if (answer.ok) return idIn(await answer.text().catch(() => ''))
    const problem = `The gateway answered ${answer.status}`
    if (answer.status >= 500 || mayPass.has(answer.status)) throw new MessageDelayed(problem)
    throw new MessageRefused(problem, false)
  }
}

/** For development without a gateway: messages are shown in the developer mailbox. */
export const textsToMailbox: TextSender = async () => null

/** For production without a gateway. */
export const noTextSender: TextSender = async () => {
  throw new MessageDelayed('SMS_GATEWAY_URL is not set')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

function idIn(answer: string): string | null {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown }
    return typeof id === 'string' || typeof id === 'number' ? String(id) : null
  } catch {
    return null
  }
}

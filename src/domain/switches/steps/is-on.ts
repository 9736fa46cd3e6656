import type { Context } from '../../caller/context.ts'
import type { SwitchKey } from '../../caller/switch-key.values.ts'

/**
 * Whether something is turned on for whoever asks: told apart by account, else by the key of their browser, else by address and browser.
 * Nothing of it is kept.
 */
export function isOn({ switches, actor, client }: Context, key: SwitchKey): boolean {
  if (actor.kind === 'system') return switches.isOn(key)
  if ('userId' in actor) return switches.isOn(key, actor.userId)
  return switches.isOn(key, client.guestKeys.assistant ?? `${client.address} ${client.userAgent}`)
}

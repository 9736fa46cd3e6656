import type { Actor } from '../caller/actor.ts'
import type { Caller } from '../caller/context.ts'
import { NotAllowed, SignInRequired } from '../caller/errors.ts'
import { type Owner, ownerOf } from '../files/file.policy.ts'

/** Guests and people may talk to the assistant; programs and who still owes the second factor may not. */
function canAsk(actor: Actor): boolean {
  return actor.kind === 'guest' || actor.kind === 'user' || actor.kind === 'admin'
}

/**
 * Whose a conversation is that begins now: a person's, or a guest's, known by a key of the own browser. A guest without one holds nothing
 * but its id: null.
 * @throws {SignInRequired} for whoever may not ask
 */
export function requireAsker(caller: Caller): Owner | null {
  if (!canAsk(caller.actor)) throw new SignInRequired()
  return ownerOf(caller, 'assistant')
}

/** A conversation without an owner is for whoever knows its id. */
export function canReadConversation(caller: Caller, { owner }: { owner: string | null }): boolean {
  if (!canAsk(caller.actor)) return false
  return owner === null || owner === ownerOf(caller, 'assistant')
}

/** Only people can keep a conversation beyond a day. */
export function canKeepConversation(caller: Caller, conversation: { owner: string | null }): boolean {
  return conversation.owner?.startsWith('user:') === true && canReadConversation(caller, conversation)
}

/** Whether a program may prepare what a person then confirms on the site. Whose key it is does not matter: a draft is nobody's yet. */
export function canDraftForOthers(actor: Actor): boolean {
  return actor.kind === 'key' && actor.scopes.includes('drafts:write')
}

/** Everyone may prepare a job alert; programs need the scope. @throws NotAllowed */
export function requireDrafter(actor: Actor): void {
  if (actor.kind === 'key' && !canDraftForOthers(actor)) throw new NotAllowed('integrations.problem.scope')
}

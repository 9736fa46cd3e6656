import type { Actor } from '../caller/actor.ts'
import { NotAllowed } from '../caller/errors.ts'

/** Whether a program may prepare what a person then confirms on the site. Whose key it is does not matter: a draft is nobody's yet. */
export function canDraftForOthers(actor: Actor): boolean {
  return actor.kind === 'key' && actor.scopes.includes('drafts:write')
}

/** Everyone may prepare a job alert; programs need the scope. @throws NotAllowed */
export function requireDrafter(actor: Actor): void {
  if (actor.kind === 'key' && !canDraftForOthers(actor)) throw new NotAllowed('integrations.problem.scope')
}

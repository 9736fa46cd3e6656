import type { Actor } from '../caller/actor.ts'
import { requirePermission, requirePermissionOrSystem } from '../caller/admin.policy.ts'

/** @throws SignInRequired, NotAllowed for anyone but administrators who write for the site */
export function requireEditor(context: { actor: Actor }): { userId: string } {
  return requirePermission(context, 'content.edit')
}

/** Whole collections of articles come and go by the operator's commands, too. @throws as {@link requireEditor} */
export function requireEditorOrSystem(context: { actor: Actor }): void {
  requirePermissionOrSystem(context, 'content.edit')
}

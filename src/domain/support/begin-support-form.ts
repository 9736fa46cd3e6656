import type { Context } from '../caller/context.ts'
import { newFormToken } from './steps/form-token.ts'
import { requireWriter } from './support.policy.ts'

/** The token that a form must bring along, for whoever may write. @throws NotAllowed for administrators and programs */
export function beginSupportForm(ctx: Context): { formToken: string } {
  requireWriter(ctx.actor)
  return { formToken: newFormToken(ctx) }
}

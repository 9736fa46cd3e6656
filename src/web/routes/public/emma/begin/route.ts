import { contextToLeave } from '../../../../server/browser-key.server.ts'
import { pageAction } from '../../../../server/outcome.server.ts'
import { readFields } from '../../../../server/read-fields.server.ts'
import type { Route } from './+types/route.ts'

/** For scripts, before a first question: gives a guest's browser the key that its conversation will belong to. */
export const action = pageAction(async (_ctx, args: Route.ActionArgs) => {
  await readFields(args.request)
  contextToLeave(args, 'assistant')
  return new Response(null, { status: 204 })
})

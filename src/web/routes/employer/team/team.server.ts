import type { ActionFunctionArgs } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { href } from '../../../addresses.ts'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'

/** The employer named in the address, whose team the form changes. */
export async function teamOf(ctx: Context, { request }: ActionFunctionArgs) {
  const { employerId } = await currentEmployer(ctx, request)
  return { employerId }
}

/** Someone who has left may no longer see the team, so they go to the overview instead. */
export function backToTeam(
  ctx: Context,
  { request }: ActionFunctionArgs,
  note: string,
  hasLeft = false,
): Response {
  const page = hasLeft ? href('employer-dashboard', ctx.locale) : thisPageAgain(request)
  return redirectWithToast(page, note)
}

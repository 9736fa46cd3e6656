import type { ActionFunctionArgs } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { href } from '../../../addresses.ts'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'

/** Whose team a form of the page is about. */
export async function teamOf(ctx: Context, { request }: ActionFunctionArgs) {
  const { employerId } = await currentEmployer(ctx, request)
  return { employerId }
}

/** Back to the page; who has left the team, to the overview. */
export function backToTeam(
  ctx: Context,
  { request }: ActionFunctionArgs,
  note: string,
  hasLeft = false,
): Response {
  const page = hasLeft ? href('employer-dashboard', ctx.locale) : thisPageAgain(request)
  return redirectWithToast(page, note)
}

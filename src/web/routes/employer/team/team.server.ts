import { type ActionFunctionArgs, redirect } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { href } from '../../../addresses.ts'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { toastCookie } from '../../../server/http/cookies.ts'

/** Whose team a form of the page is about, and who sends it. */
export async function teamOf(ctx: Context, { request, context }: ActionFunctionArgs) {
  const { employerId } = await currentEmployer(ctx, request)
  return { employerId, visitor: getFacts(context).visitor }
}

/** Back to the page; who has left the team, to the overview. */
export function backToTeam(
  ctx: Context,
  { request }: ActionFunctionArgs,
  note: string,
  hasLeft = false,
): Response {
  const page = hasLeft
    ? href('employer-dashboard', ctx.locale)
    : href('employer-team', ctx.locale) + new URL(request.url).search
  return redirect(page, { headers: { 'set-cookie': toastCookie(note) } })
}

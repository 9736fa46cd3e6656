import { type ActionFunctionArgs, redirect } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { href } from '../../../addresses.ts'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { toastCookie } from '../../../server/http/cookies.ts'

/** What the page shows once after it was made. */
export type ShownSecret = { name: string; secret: string }

/** Whose keys a form of the page is about, and who sends it. */
export async function ownerOf(ctx: Context, { request, context }: ActionFunctionArgs) {
  const { employerId } = await currentEmployer(ctx, request)
  return { employerId, visitor: getFacts(context).visitor }
}

export function backToIntegrations(ctx: Context, { request }: ActionFunctionArgs, note: string): Response {
  const page = href('employer-integrations', ctx.locale) + new URL(request.url).search
  return redirect(page, { headers: { 'set-cookie': toastCookie(note) } })
}

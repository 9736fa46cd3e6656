import type { ActionFunctionArgs } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'

/** What the page shows once after it was made. */
export type ShownSecret = { name: string; secret: string }

/** Whose keys a form of the page is about. */
export async function ownerOf(ctx: Context, { request }: ActionFunctionArgs) {
  const { employerId } = await currentEmployer(ctx, request)
  return { employerId }
}

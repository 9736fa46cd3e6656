import type { ActionFunctionArgs } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'

/** Shown once after creation: only a hash of it is stored. */
export type ShownSecret = { name: string; secret: string }

/** The employer named in the address, whose keys the form changes. */
export async function ownerOf(ctx: Context, { request }: ActionFunctionArgs) {
  const { employerId } = await currentEmployer(ctx, request)
  return { employerId }
}

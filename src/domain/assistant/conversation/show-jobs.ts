import type { Context } from '../../caller/context.ts'
import { listPublicJobs, type PublicJobRow } from '../../job-search/steps/list-public-jobs.ts'
import { requireAsker } from '../assistant.policy.ts'

export type { PublicJobRow }

/** The ads that a conversation names, as they are now; ended ones are marked, others are not there any more. @throws {SignInRequired} */
export async function showJobs(ctx: Context, { ids }: { ids: readonly number[] }): Promise<PublicJobRow[]> {
  requireAsker(ctx)
  return listPublicJobs(ctx, ids)
}

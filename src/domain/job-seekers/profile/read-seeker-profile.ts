import type { Context } from '../../caller/context.ts'
import { describeFiles, type FileFacts } from '../../files/describe-files.ts'
import type { MatchProfile } from '../../matching/match-profile.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import { matchProfileOf } from './match-profile-of.ts'
import { findProfile } from './profile.queries.ts'
import type { ProfileRows } from './profile-rows.ts'

export type SeekerProfile = ProfileRows & {
  /** The proofs of licences, by the id of the file. */
  proofs: ReadonlyMap<string, FileFacts>
  /** What matching knows of it. */
  matchable: MatchProfile
}

/** The caller's whole profile; empty before the first step. */
export async function readSeekerProfile(ctx: Context): Promise<SeekerProfile> {
  const rows = await findProfile(ctx.db, requireJobSeeker(ctx.actor).userId)
  const proofs = await describeFiles(
    ctx,
    rows.licences.flatMap(({ proofFileId }) => proofFileId ?? []),
  )
  return {
    ...rows,
    proofs: new Map(proofs.map(facts => [facts.fileId, facts])),
    matchable: matchProfileOf(rows, ctx.now()),
  }
}

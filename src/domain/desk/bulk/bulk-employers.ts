import { employerDomain } from '../../employers/steps/employer-domain.ts'
import { mailVerification } from '../../employers/verification/verify-employer.ts'
import type { BulkKind } from './bulk-kind.ts'
import type { BulkRefusal } from './bulk-move.values.ts'
import { type MovableEmployer, selectEmployers } from './bulk-records.queries.ts'

/**
 * Locking stays with decisions: each needs its own statement of reasons. What many can get at once is the mail by which they prove who they
 * are, to the address that they have given.
 */
export const bulkEmployers: BulkKind = {
  permission: () => 'employers.decide',
  load: async (ctx, { ids }) =>
    (await selectEmployers(ctx.db, ids.map(Number))).map(employer => ({
      id: String(employer.id),
      name: employer.name,
      refusal: refusalOf(employer),
    })),
  change: async (ctx, { id }) => {
    const [employer] = await selectEmployers(ctx.db, [Number(id)])
    return mailVerification(ctx, { employerId: Number(id), email: employer?.email ?? '' })
  },
}

function refusalOf({ isVerified, email }: MovableEmployer): BulkRefusal | null {
  if (isVerified) return 'verified'
  return employerDomain(email?.split('@')[1] ?? '') === null ? 'no-address' : null
}

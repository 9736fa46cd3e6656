import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { loadEmployer } from './employer.queries.ts'
import { loadTeam, type MemberRow } from './team/team.queries.ts'
import {
  findLastVerificationMail,
  findVerification,
  type Verification,
} from './verification/verification.queries.ts'

export type EmployerRecord = {
  id: number
  slug: string
  name: string
  type: string
  city: string | null
  website: string | null
  email: string | null
  phone: string | null
  createdAt: Date
  openPositions: number
  /** By a decision of the team; nobody acts for it meanwhile. */
  isLocked: boolean
  people: MemberRow[]
  verification: Verification | null
  lastMail: Awaited<ReturnType<typeof findLastVerificationMail>>
}

/** What those who run the board need to know about an employer. @throws {NotFound} */
export async function readEmployerRecord(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<EmployerRecord> {
  requirePermission(ctx, 'employers.read')
  const employer = await loadEmployer(ctx.db, employerId, ctx.now())
  if (!employer) throw new NotFound()
  const [people, verification, lastMail] = await Promise.all([
    loadTeam(ctx.db, employerId),
    findVerification(ctx.db, employerId),
    findLastVerificationMail(ctx.db, employerId),
  ])
  const { id, slug, name, type, city, website, email, phone } = employer
  return {
    ...{ id, slug, name, type, city, website, email, phone },
    createdAt: employer.created_at,
    openPositions: employer.open_positions ?? 0,
    isLocked: employer.locked_by !== null,
    people,
    verification,
    lastMail,
  }
}

import { limits } from '../../../config/limits.ts'
import type { PersonRow } from '../account.queries.ts'

type Asked = Pick<PersonRow, 'adminId' | 'hasFactor' | 'factorAskedAt'>

/** Until when an administrator may put off the second factor; null for everyone who has one or needs none. */
export function factorDueAt({ adminId, hasFactor, factorAskedAt }: Asked): Date | null {
  if (adminId === null || hasFactor || factorAskedAt === null) return null
  return new Date(factorAskedAt.getTime() + limits.adminFactorDays * 86_400_000)
}

export function isFactorDemanded(person: Asked, now: Date): boolean {
  const due = factorDueAt(person)
  return due !== null && due <= now
}

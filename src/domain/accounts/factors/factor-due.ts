import { daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { PersonRow } from '../account.queries.ts'

type Asked = Pick<PersonRow, 'adminId' | 'hasFactor' | 'factorAskedAt'>

/** Until when an administrator may postpone adding a second factor; null for everyone who has one or needs none. */
export function factorDueAt({ adminId, hasFactor, factorAskedAt }: Asked): Date | null {
  if (adminId === null || hasFactor || factorAskedAt === null) return null
  return daysAfter(factorAskedAt, limits.adminFactorDays)
}

export function isFactorDemanded(person: Asked, now: Date): boolean {
  const due = factorDueAt(person)
  return due !== null && due <= now
}

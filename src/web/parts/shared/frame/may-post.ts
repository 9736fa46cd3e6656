import type { DoorName } from '../../../../platform/auth/doors.ts'
import type { MenuPerson } from './account-menu.tsx'

/** Posting a job is for employers and for who is not known yet; to others the way there is not shown. */
export function mayPost({ person, door }: { person: MenuPerson | null; door: DoorName }): boolean {
  const isEmployer = person?.home === 'employer-dashboard' || person?.home === 'onboarding-employer'
  return door === 'site' && (person === null || isEmployer)
}

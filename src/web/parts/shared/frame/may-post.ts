import type { RealmName } from '../../../../platform/auth/realms.ts'
import type { MenuPerson } from './account-menu.tsx'

/** Posting a job is for employers and for whoever is not known yet; to others the way there is not shown. */
export function mayPost({ person, realm }: { person: MenuPerson | null; realm: RealmName }): boolean {
  const isEmployer = person?.home === 'employer-dashboard' || person?.home === 'onboarding-employer'
  return realm === 'site' && (person === null || isEmployer)
}

import type { RealmName } from '../../../../platform/auth/realms.ts'
import type { MenuPerson } from './account-menu.tsx'

/**
 * Whether links to posting a job are shown: to employers and to guests, who may be employers, but not to job seekers and administrators.
 */
export function mayPost({ person, realm }: { person: MenuPerson | null; realm: RealmName }): boolean {
  const isEmployer = person?.home === 'employer-dashboard' || person?.home === 'onboarding-employer'
  return realm === 'site' && (person === null || isEmployer)
}

import type { PersonRow } from './account.queries.ts'

/** Where someone goes after signing in; the pages know the addresses. */
export type Destination =
  | 'second-factor'
  | 'choose-role'
  | 'onboarding-employer'
  | 'employer-dashboard'
  | 'onboarding-jobseeker'
  | 'dashboard'
  | 'admin-dashboard'
  | 'admin-set-up-factor'

/** The specification's table: role × onboarding, and being an administrator wins over both. */
export function afterSignIn(person: Pick<PersonRow, 'adminId' | 'role' | 'isOnboarded'>): Destination {
  if (person.adminId !== null) return 'admin-dashboard'
  if (person.role === null) return 'choose-role'
  if (person.role === 'employer') return person.isOnboarded ? 'employer-dashboard' : 'onboarding-employer'
  return person.isOnboarded ? 'dashboard' : 'onboarding-jobseeker'
}

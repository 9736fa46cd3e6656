import type { PersonRow } from './account.queries.ts'

/** Where to go after signing in; pages map it to a URL. */
export type Destination =
  | 'second-factor'
  | 'choose-role'
  | 'onboarding-employer'
  | 'employer-dashboard'
  | 'onboarding-jobseeker'
  | 'dashboard'
  | 'admin-dashboard'
  | 'admin-set-up-factor'

/** The specification's table of role × onboarding; administrators take precedence. */
export function afterSignIn(person: Pick<PersonRow, 'adminId' | 'role' | 'isOnboarded'>): Destination {
  if (person.adminId !== null) return 'admin-dashboard'
  if (person.role === null) return 'choose-role'
  if (person.role === 'employer') return person.isOnboarded ? 'employer-dashboard' : 'onboarding-employer'
  return person.isOnboarded ? 'dashboard' : 'onboarding-jobseeker'
}

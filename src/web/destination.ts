import type { Destination } from '../domain/accounts/after-sign-in.ts'
import type { Locale } from '../domain/context.ts'
import { href, type PageName, pageOf } from './addresses.ts'
import { safeReturnPath } from './preferences.ts'

/** Pages of one kind of account; what is not named here is for everyone who is signed in. */
const ownPages: Partial<Record<Destination, readonly PageName[]>> = {
  dashboard: ['dashboard', 'onboarding-jobseeker'],
  'employer-dashboard': ['employer-dashboard', 'onboarding-employer'],
}

/** Ways to sign in: to be sent back to one after signing in would be a circle. */
const entrances = new Set<PageName>([
  'register',
  'register-seeker',
  'register-employer',
  'login',
  'login-code',
  'second-factor',
  'confirm-address',
  'sign-in-callback',
  'forgot-password',
  'reset-password',
  'choose-role',
])

/**
 * The address that someone goes to after signing in. `wanted` is where they came from: followed when it is a page of this site
 * that their kind of account may see; while there is a step to take first, it is handed on as `redirectTo`.
 */
export function destinationPath(destination: Destination, wanted: string | null, locale: Locale): string {
  const path = href(destination, locale)
  const back = wantedPage(destination, wanted)
  if (back === null) return path
  if (isHome(destination)) return back
  return `${path}?${new URLSearchParams({ redirectTo: back })}`
}

/** The address asked for in `redirectTo`, as far as it is safe to hand on. */
export function wantedPath(request: Request): string | null {
  return new URL(request.url).searchParams.get('redirectTo')
}

function wantedPage(destination: Destination, wanted: string | null): string | null {
  if (wanted === null || safeReturnPath(wanted) !== wanted) return null
  const page = pageOf(new URL(wanted, 'http://here').pathname)?.name
  if (!page || entrances.has(page) || page.startsWith('admin-')) return null
  const foreign = isHome(destination)
    ? Object.entries(ownPages).some(([home, names]) => home !== destination && names.includes(page))
    : false
  return foreign ? null : wanted
}

function isHome(destination: Destination): boolean {
  return destination === 'dashboard' || destination === 'employer-dashboard'
}

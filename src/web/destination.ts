import type { Destination } from '../domain/accounts/after-sign-in.ts'
import type { Locale } from '../i18n/locale.ts'
import { sideOf } from './address-entry.ts'
import { href } from './addresses.ts'
import { pageOf } from './page-of.ts'
import { type PageName, pageEntry } from './pages.ts'
import { pathInside, wayBackOf, wayBackQuery } from './way-back.ts'

/** Pages that only one kind of account may see. Pages missing here are open to everyone who is signed in. */
const ownPages: Partial<Record<Destination, readonly PageName[]>> = {
  dashboard: ['dashboard', 'onboarding-jobseeker'],
  'employer-dashboard': ['employer-dashboard', 'onboarding-employer'],
}

/**
 * Where to go after signing in. `wanted` (where the person came from) is followed if it is a page of this site that their kind of account
 * may see. If a step such as onboarding comes first, that step's address carries `wanted` along.
 */
export function destinationPath(destination: Destination, wanted: string | null, locale: Locale): string {
  const path = href(destination, locale)
  const back = wantedPage(destination, wanted)
  // A session of the site's realm does not open the administrators' pages: they sign in again there, and `from-site` has that page say why.
  if (destination === 'admin-dashboard') return back ?? `${href('admin-login', locale)}?from-site=1`
  if (back === null) return path
  if (isHome(destination)) return back
  return path + wayBackQuery(back)
}

/** Like {@link destinationPath}, but opens the named step of an onboarding. */
export function stepPath(
  destination: Destination,
  step: string,
  options: { wanted: string | null; locale: Locale },
): string {
  const address = new URL(destinationPath(destination, options.wanted, options.locale), 'http://here')
  address.searchParams.set('step', step)
  return address.pathname + address.search
}

/** Returns null for anything but a page of this site, and for sign-in pages, so the result is safe to pass on or redirect to. */
export function wantedPath(request: Request): string | null {
  const wanted = wayBackOf(new URL(request.url).searchParams)
  return wanted !== null && wanted.length <= wantedChars && pageNameOf(wanted) !== null ? wanted : null
}

/** Mails carry this address too, so it is shorter than what `pathInside` accepts. */
const wantedChars = 1_000

function wantedPage(destination: Destination, asked: string | null): string | null {
  const wanted = pathInside(asked)
  const page = wanted === null ? null : pageNameOf(wanted)
  if (!page || sideOf(pageEntry(page)) === 'admin') return null
  return isForeign(destination, page) ? null : wanted
}

function pageNameOf(wanted: string): PageName | null {
  const page = pageOf(new URL(wanted, 'http://here').pathname)?.name
  return page && !pageEntry(page).isEntrance ? page : null
}

function isForeign(destination: Destination, page: PageName): boolean {
  // After onboarding nobody wants to start it again, so neither onboarding page counts as a way back.
  if (isOnboarding(destination)) return isOnboarding(page)
  if (!isHome(destination)) return false
  return Object.entries(ownPages).some(([home, names]) => home !== destination && names.includes(page))
}

function isOnboarding(name: string): boolean {
  return name === 'onboarding-jobseeker' || name === 'onboarding-employer'
}

function isHome(destination: Destination): boolean {
  return destination === 'dashboard' || destination === 'employer-dashboard'
}

import type { Destination } from '../domain/accounts/after-sign-in.ts'
import type { Locale } from '../i18n/locale.ts'
import { sideOf } from './address-entry.ts'
import { href } from './addresses.ts'
import { pageOf } from './page-of.ts'
import { type PageName, pageEntry } from './pages.ts'
import { pathInside, wayBackOf, wayBackQuery } from './way-back.ts'

/** Pages of one kind of account; what is not named here is for everyone who is signed in. */
const ownPages: Partial<Record<Destination, readonly PageName[]>> = {
  dashboard: ['dashboard', 'onboarding-jobseeker'],
  'employer-dashboard': ['employer-dashboard', 'onboarding-employer'],
}

/**
 * The address that someone goes to after signing in. `wanted` is where they came from: followed when it is a page of this site
 * that their kind of account may see; while there is a step to take first, it is handed on as the way back.
 */
export function destinationPath(destination: Destination, wanted: string | null, locale: Locale): string {
  const path = href(destination, locale)
  const back = wantedPage(destination, wanted)
  // Who signs in to the site's realm is an administrator only after the other realm, which says so.
  if (destination === 'admin-dashboard') return back ?? `${href('admin-login', locale)}?from-site=1`
  if (back === null) return path
  if (isHome(destination)) return back
  return path + wayBackQuery(back)
}

/** The same while the destination's own steps are taken: the address of one of them. */
export function stepPath(
  destination: Destination,
  step: string,
  options: { wanted: string | null; locale: Locale },
): string {
  const address = new URL(destinationPath(destination, options.wanted, options.locale), 'http://here')
  address.searchParams.set('step', step)
  return address.pathname + address.search
}

/** The page that an address wants to lead back to; null for what is no page of this site or only a way to sign in, so it may be handed on. */
export function wantedPath(request: Request): string | null {
  const wanted = wayBackOf(new URL(request.url).searchParams)
  return wanted !== null && wanted.length <= wantedChars && pageNameOf(wanted) !== null ? wanted : null
}

/** It is written into mails, too. */
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
  // Who is on the way through the onboarding does not want to begin it again afterwards.
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

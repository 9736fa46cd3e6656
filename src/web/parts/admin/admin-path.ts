import type { Locale } from '../../../i18n/locale.ts'
import { sideOf } from '../../address-entry.ts'
import { href } from '../../addresses.ts'
import { pageOf } from '../../page-of.ts'
import { pageEntry } from '../../pages.ts'
import { isOpenToBothRealms } from '../../realm-of.ts'
import { pathInside, wayBackQuery } from '../../way-back.ts'

/**
 * Where an administrator's sign-in leads: the page asked for, if administrators may open it and it is no step of signing in, else the
 * dashboard.
 */
export function adminPathAfter(wanted: string | null, locale: Locale): string {
  return wantedPage(wanted) ?? href('admin-dashboard', locale)
}

/** A step to complete first; it passes on the page asked for. */
export function adminStep(
  step: 'admin-second-factor' | 'admin-set-up-factor',
  wanted: string | null,
  locale: Locale,
): string {
  return href(step, locale) + wayBackQuery(wantedPage(wanted))
}

function wantedPage(asked: string | null): string | null {
  const wanted = pathInside(asked)
  if (wanted === null) return null
  const { pathname } = new URL(wanted, 'http://here')
  const page = pageOf(pathname)
  if (!page) return null
  const entry = pageEntry(page.name)
  if (entry.isEntrance) return null
  return sideOf(entry) === 'admin' || isOpenToBothRealms(pathname) ? wanted : null
}

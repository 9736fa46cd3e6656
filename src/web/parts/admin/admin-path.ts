import type { Locale } from '../../../i18n/locale.ts'
import { href } from '../../addresses.ts'
import { isOpenToBothDoors } from '../../door-of.ts'
import { pageOf } from '../../page-of.ts'
import type { PageName } from '../../pages.ts'
import { pathInside } from '../../preferences.ts'

/** Steps of signing in: to be led back to one afterwards would be a circle. */
const entrances = new Set<PageName>(['admin-login', 'admin-second-factor', 'admin-set-up-factor'])

/** Where an administrator goes after signing in: back to the page asked for when it is one that they may open. */
export function adminPathAfter(wanted: string | null, locale: Locale): string {
  return wantedPage(wanted) ?? href('admin-dashboard', locale)
}

/** A step that comes first, with the page asked for handed on. */
export function adminStep(
  step: 'admin-second-factor' | 'admin-set-up-factor',
  wanted: string | null,
  locale: Locale,
): string {
  const back = wantedPage(wanted)
  return href(step, locale) + (back === null ? '' : `?${new URLSearchParams({ redirectTo: back })}`)
}

function wantedPage(asked: string | null): string | null {
  const wanted = pathInside(asked)
  if (wanted === null) return null
  const { pathname } = new URL(wanted, 'http://here')
  const page = pageOf(pathname)?.name
  if (!page || entrances.has(page)) return null
  return page.startsWith('admin-') || isOpenToBothDoors(pathname) ? wanted : null
}

import type { Locale } from '../../../domain/context.ts'
import { href, pageOf } from '../../addresses.ts'
import { pathInside } from '../../preferences.ts'

/** Where an administrator goes after signing in: back to the page asked for when it is one of theirs. */
export function adminPathAfter(asked: string | null, locale: Locale): string {
  const wanted = pathInside(asked)
  if (wanted !== null) {
    const page = pageOf(new URL(wanted, 'http://here').pathname)?.name
    if (page?.startsWith('admin-') && page !== 'admin-login' && page !== 'admin-second-factor') return wanted
  }
  return href('admin-dashboard', locale)
}

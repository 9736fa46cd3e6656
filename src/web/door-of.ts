import type { DoorName } from '../platform/auth/doors.ts'
import { pagePath } from './addresses.ts'

/** Where a page asks how its session is; the administrators' session is another than the site's. */
export const sessionPaths = { site: '/session', admin: '/session/admin' } as const satisfies Record<
  DoorName,
  string
>

/** Pages that administrators open in the place of an employer's people, with the files and news of these pages. */
export function isOpenToBothDoors(pathname: string): boolean {
  const path = pagePath(pathname).replace(/^\/en(?=\/)/, '')
  return /^\/(?:employer-dashboard|post-job|files|live)(?:\/|$)/.test(path)
}

/**
 * Through which door an address is entered: everything in the administrators' area has a session of its own, files as well as
 * pages, and so have the steps of signing in there.
 */
export function doorOf(pathname: string): DoorName {
  const path = pagePath(pathname).replace(/^\/en(?=\/)/, '')
  return /^\/(?:admin-dashboard|admin-anmeldung|admin-login|session\/admin)(?:\/|$)/.test(path)
    ? 'admin'
    : 'site'
}

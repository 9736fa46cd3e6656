import type { RealmName } from '../../platform/auth/realms.ts'
import { href } from '../addresses.ts'

/** Where a page asks how its session is; the administrators' session is another than the site's. */
export function sessionPath(realm: RealmName): string {
  return href(realm === 'admin' ? 'admin-session' : 'session', 'de')
}

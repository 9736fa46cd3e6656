import type { RealmName } from '../../platform/auth/realms.ts'
import { href } from '../addresses.ts'

/** Asking at this address prolongs a session near its end. Each realm has its own session. */
export function sessionPath(realm: RealmName): string {
  return href(realm === 'admin' ? 'admin-session' : 'session', 'de')
}

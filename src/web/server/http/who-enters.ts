import type { Actor } from '../../../domain/caller/actor.ts'
import type { Visitor } from '../../../domain/caller/visitor.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { DoorName } from '../../../platform/auth/doors.ts'
import { doorOf, isOpenToBothDoors } from '../../door-of.ts'
import type { WebDeps } from '../web-deps.ts'

type Asking = { url: URL; requestId: string; locale: Locale; visitor: Visitor }
type Entered = Awaited<ReturnType<WebDeps['identify']>> & { door: DoorName }

/**
 * Who asks for an address, and through which door they came. Employers' pages are open to both: who is signed in at the site
 * and acts for the employer in `?employer=` does so; otherwise a session of the administrators counts, if there is one.
 */
export async function whoEnters(identify: WebDeps['identify'], asking: Asking): Promise<Entered> {
  const { url, ...visit } = asking
  const door = doorOf(url.pathname)
  const entered = { ...(await identify({ ...visit, door })), door }
  if (!isOpenToBothDoors(url.pathname) || isOwnMatter(entered.ctx.actor, url.searchParams.get('employer')))
    return entered
  const admin = await identify({ ...visit, door: 'admin' })
  return admin.ctx.actor.kind === 'admin' ? { ...admin, door: 'admin' } : entered
}

function isOwnMatter(actor: Actor, employerId: string | null): boolean {
  if (actor.kind !== 'user' || employerId === null) return actor.kind !== 'guest'
  return actor.memberships.some(membership => String(membership.employerId) === employerId)
}

import type { Actor } from '../../../domain/caller/actor.ts'
import type { Client } from '../../../domain/caller/client.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { RealmName } from '../../../platform/auth/realms.ts'
import { isOpenToBothRealms, realmOf } from '../../realm-of.ts'
import type { WebDeps } from '../web-deps.ts'

type Asking = { url: URL; requestId: string; locale: Locale; client: Client }
type Entered = Awaited<ReturnType<WebDeps['identify']>> & { realm: RealmName }

/**
 * The caller and their realm. Employers' pages are open to both realms: a site session counts if its person acts for the employer in
 * `?employer=`, otherwise an administrator's session if there is one.
 */
export async function whoEnters(identify: WebDeps['identify'], asking: Asking): Promise<Entered> {
  const { url, ...visit } = asking
  const realm = realmOf(url.pathname)
  const entered = { ...(await identify({ ...visit, realm })), realm }
  if (!isOpenToBothRealms(url.pathname) || isOwnMatter(entered.ctx.actor, url.searchParams.get('employer')))
    return entered
  const admin = await identify({ ...visit, realm: 'admin' })
  return admin.ctx.actor.kind === 'admin' ? { ...admin, realm: 'admin' } : entered
}

function isOwnMatter(actor: Actor, employerId: string | null): boolean {
  if (actor.kind !== 'user' || employerId === null) return actor.kind !== 'guest'
  return actor.memberships.some(membership => String(membership.employerId) === employerId)
}

import type { RealmName } from '../platform/auth/realms.ts'
import { type AddressEntry, type Side, sideOf } from './address-entry.ts'
import { ownPaths, pagePath, withoutPrefix } from './addresses.ts'
import { pages } from './pages.ts'
import { resources } from './resources.ts'

type Realms = NonNullable<AddressEntry['realm']>

/** Employers' pages, with their files and live events, which administrators may open on behalf of the employer. */
export function isOpenToBothRealms(pathname: string): boolean {
  return realmsOf(pathname) === 'both'
}

/**
 * The realm whose session cookie counts at this address. Everything below the administrators' area, its files and its sign-in pages have
 * the `admin` realm. Addresses open to both count as `site` here.
 */
export function realmOf(pathname: string): RealmName {
  return realmsOf(pathname) === 'admin' ? 'admin' : 'site'
}

/** Matches the longest known prefix, so that a mistyped address below the administrators' area still belongs to it. */
function realmsOf(pathname: string): Realms {
  let beginning = withoutPrefix(pagePath(pathname))
  while (beginning !== '' && !realms.has(beginning))
    beginning = beginning.slice(0, beginning.lastIndexOf('/'))
  return realms.get(beginning) ?? 'site'
}

const realmsOfSides: Partial<Record<Side, Realms>> = { admin: 'admin', employer: 'both' }

/** Keyed by the path up to its first parameter. */
const realms = new Map(
  [pages, resources].flatMap(table =>
    Object.values<AddressEntry>(table).flatMap(entry =>
      ownPaths(entry).map(path => {
        const beginning = path.replace(/\/:.*/, '')
        return [beginning, entry.realm ?? realmsOfSides[sideOf(entry)] ?? 'site'] as const
      }),
    ),
  ),
)

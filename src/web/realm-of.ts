import type { RealmName } from '../platform/auth/realms.ts'
import { type AddressEntry, type Side, sideOf } from './address-entry.ts'
import { ownPaths, pagePath, withoutPrefix } from './addresses.ts'
import { pages } from './pages.ts'
import { resources } from './resources.ts'

type Realms = NonNullable<AddressEntry['realm']>

/** Pages that administrators open in the place of an employer's people, with the files and news of these pages. */
export function isOpenToBothRealms(pathname: string): boolean {
  return realmsOf(pathname) === 'both'
}

/**
 * The sign-in realm that an address belongs to: everything in the administrators' area has a session of its own, files as well as
 * pages, and so have the steps of signing in there.
 */
export function realmOf(pathname: string): RealmName {
  return realmsOf(pathname) === 'admin' ? 'admin' : 'site'
}

/** By the longest beginning that the tables know, so that what is no page of an area belongs to the area, too. */
function realmsOf(pathname: string): Realms {
  let beginning = withoutPrefix(pagePath(pathname))
  while (beginning !== '' && !realms.has(beginning))
    beginning = beginning.slice(0, beginning.lastIndexOf('/'))
  return realms.get(beginning) ?? 'site'
}

const realmsOfSides: Partial<Record<Side, Realms>> = { admin: 'admin', employer: 'both' }

/** By what stands before the first parameter of an address. */
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

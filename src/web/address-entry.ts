import type { RealmName } from '../platform/auth/realms.ts'

/** The sides of the site: a page's code lies below the folder of its side in `routes/`. */
export type Side = 'public' | 'account' | 'seeker' | 'employer' | 'admin'

/** What answers at an address, and at which. */
export type AddressEntry = (
  | { path: string }
  /** German and English side by side, where they differ. */
  | { de: string; en: string }
) & {
  /** The folder in `routes/`, which begins with the side. `null` where the server answers before the pages. */
  file: `${Side}/${string}` | null
  /** Only where it is not the one of the side; `both` where administrators act in the place of an employer's people. */
  realm?: RealmName | 'both'
}

/** The side that an entry belongs to. */
export function sideOf({ file }: AddressEntry): Side {
  // The cast: the type of `file` says what it begins with.
  return (file?.split('/', 1)[0] ?? 'public') as Side
}

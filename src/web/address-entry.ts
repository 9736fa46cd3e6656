import type { RealmName } from '../platform/auth/realms.ts'

/** A page's code lies below `routes/<side>/`; the side also decides the sign-in realm. */
export type Side = 'public' | 'account' | 'seeker' | 'employer' | 'admin'

/** One row of the address tables `pages.ts` and `resources.ts`. */
export type AddressEntry = (
  | { path: string }
  /** For addresses whose words are translated. Both answer in both languages; the page's own language decides which is canonical. */
  | { de: string; en: string }
) & {
  /** Folder below `routes/`. `null` for addresses that Hono answers itself, before React Router sees them. */
  file: `${Side}/${string}` | null
  /** Overrides the realm that follows from the side. `both`: administrators may open it on behalf of an employer. */
  realm?: RealmName | 'both'
}

/** Rows without a file count as public. */
export function sideOf({ file }: AddressEntry): Side {
  // The cast: `file` begins with a side by its type, but `split` loses that.
  return (file?.split('/', 1)[0] ?? 'public') as Side
}

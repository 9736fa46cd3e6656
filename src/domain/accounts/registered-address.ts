import type { Context } from '../caller/context.ts'

const owner = 'registered address'

/**
 * Encrypts a newly registered address for the URL of the page that says where the mail went: only the site can read it, so the address
 * appears in no browser history and no log.
 */
export function sealRegisteredAddress(ctx: Context, email: string): string {
  return ctx.realms.secretBox.seal(email, owner)
}

/** Null for anything that was not encrypted here. */
export function openRegisteredAddress(ctx: Context, sealed: string | null): string | null {
  if (sealed === null) return null
  try {
    return ctx.realms.secretBox.open(sealed, owner)
  } catch {
    return null
  }
}

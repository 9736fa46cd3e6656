import type { Context } from '../caller/context.ts'

const owner = 'registered address'

/**
 * The address that someone has just registered with, for the address of the page that says where the mail went: read by the site
 * alone, so that it stands in no history and no log.
 */
export function sealRegisteredAddress(ctx: Context, email: string): string {
  return ctx.doors.vault.seal(email, owner)
}

/** Null for what was never sealed here. */
export function openRegisteredAddress(ctx: Context, sealed: string | null): string | null {
  if (sealed === null) return null
  try {
    return ctx.doors.vault.open(sealed, owner)
  } catch {
    return null
  }
}

/**
 * The client of a request as far as the server knows it: for rate limits, audit logs and cookies. Created once per request, and passed in
 * the context only.
 */
export type Client = {
  /** Network address; behind a proxy, from its trusted header. */
  readonly address: string
  readonly userAgent: string
  /** The `Cookie` header. */
  readonly cookie: string
  /** Connected from the site's own machine, without a proxy or network in between. */
  readonly isHere: boolean
  readonly guestKeys: GuestKeys
  /** From the signed link to a guest's own application; otherwise null. */
  readonly guestToken: string | null
}

/** Random tokens by which a guest's browser finds its earlier uploads, drafts, questions, conversations and votes; null without any. */
export type GuestKeys = {
  readonly uploads: string | null
  readonly adDrafts: string | null
  readonly questions: string | null
  readonly assistant: string | null
  readonly ideas: string | null
}

/**
 * For background tasks, and for commands, which name themselves where it matters for the audit log. Its empty address is never used for
 * rate limits.
 */
export const noClient: Client = {
  address: '',
  userAgent: '',
  cookie: '',
  isHere: false,
  guestKeys: { uploads: null, adDrafts: null, questions: null, assistant: null, ideas: null },
  guestToken: null,
}

/** Values for `Set-Cookie`, to be sent with the response. */
export type Cookies = readonly string[]

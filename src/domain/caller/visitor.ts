/** The browser on the other side, as far as signing in needs to know it. */
export type Visitor = {
  /** Network address; from the trusted header behind a proxy. */
  address: string
  userAgent: string
  /** The request's cookie header. */
  cookie: string
  /** Sits at the machine on which the site runs: no proxy and no network lies between. */
  isHere?: boolean
}

/** Values for `Set-Cookie`, to be sent with the answer. */
export type Cookies = readonly string[]

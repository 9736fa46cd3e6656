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

/** Under this name the sign-in library is told the network address; no header of a real request reaches it. */
export const addressHeader = 'x-visitor-address'

export function headersOf(visitor: Visitor): Headers {
  return new Headers({
    [addressHeader]: visitor.address,
    'user-agent': visitor.userAgent.slice(0, 400),
    cookie: visitor.cookie,
  })
}

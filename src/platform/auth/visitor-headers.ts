/** Under this name the sign-in library is told the network address; no header of a real request reaches it. */
export const addressHeader = 'x-visitor-address'

export function headersOf(visitor: { address: string; userAgent: string; cookie: string }): Headers {
  return new Headers({
    [addressHeader]: visitor.address,
    'user-agent': visitor.userAgent.slice(0, 400),
    cookie: visitor.cookie,
  })
}

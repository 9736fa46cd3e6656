/** Under this name the sign-in library is told the network address; no header of a real request reaches it. */
export const addressHeader = 'x-client-address'

export function headersOf(client: { address: string; userAgent: string; cookie: string }): Headers {
  return new Headers({
    [addressHeader]: client.address,
    'user-agent': client.userAgent.slice(0, 400),
    cookie: client.cookie,
  })
}

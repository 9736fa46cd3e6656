import type { IncomingMessage } from 'node:http'
import { isLoopbackAddress, isLoopbackHost } from '../../../platform/network/loopback.ts'

/** What proxies add to say for whom they ask. */
const forwarding =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|(?:.+-)?client-ip|x-original-.+|x-envoy-.+|x-proxy.*|cf-.+)$/

/**
 * Tells requests of whoever sits at this machine from those that a proxy on it hands in for the world: they come from a loopback
 * address, ask for a loopback name and carry no sign of a proxy. A proxy that hides itself is betrayed by its ordinary visitors, who
 * ask for the site's real name: after the first one `isFromHere` is false for good, and `onProxy` is told.
 */
export function createOwnMachineWatch(onProxy: () => void): (request: IncomingMessage) => boolean {
  let isBehindProxy = false
  return request => {
    if (!isBehindProxy && isForwarded(request)) {
      isBehindProxy = true
      onProxy()
    }
    return !isBehindProxy && isFromProgramHere(request)
  }
}

/** The same for one request alone, for what is no secret: the site may well have a proxy besides. */
export function isFromProgramHere(request: IncomingMessage): boolean {
  // Some proxies ask in the old way and add nothing; no browser does.
  return request.httpVersion !== '1.0' && isFromLoopback(request) && !isForwarded(request)
}

function isFromLoopback({ socket }: IncomingMessage): boolean {
  return isLoopbackAddress(socket.remoteAddress ?? '')
}

function isForwarded(request: IncomingMessage): boolean {
  if (!isFromLoopback(request)) return false
  const host = request.headers.host ?? ''
  const name = URL.parse(`http://${host}`)?.hostname ?? ''
  return !isLoopbackHost(name) || Object.keys(request.headers).some(header => forwarding.test(header))
}

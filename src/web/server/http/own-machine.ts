import type { IncomingMessage } from 'node:http'
import { isLoopbackAddress, isLoopbackHost } from '../../../platform/network/loopback.ts'

const forwarding =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|(?:.+-)?client-ip|x-original-.+|x-envoy-.+|x-proxy.*|cf-.+)$/

/**
 * Distinguishes requests from this machine from those that a local proxy forwards: they come from a loopback address, ask for a loopback
 * name and carry no proxy headers. A proxy that adds no headers gives itself away by ordinary clients, who ask for the site's real name:
 * after the first one `isFromHere` is permanently false, and `onProxy` is called.
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

/** Looks at one request alone, so a proxy elsewhere does not matter. Not reliable enough to give away anything secret. */
export function isFromProgramHere(request: IncomingMessage): boolean {
  // Some proxies use HTTP/1.0 and add no headers; no browser does.
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

import { connect } from 'node:tls'

const patienceMs = 2_000

/** Until when the certificate of an https address is valid; null for http, and when nothing answers within two seconds. */
export function certificateEnd(address: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:') return Promise.resolve(null)
  return new Promise(resolve => {
    // Also of one that is over already: it is looked at, nothing is sent.
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port || 443),
      rejectUnauthorized: false,
    })
    const end = (date: Date | null) => {
      socket.destroy()
      resolve(date)
    }
    socket.setTimeout(patienceMs, () => end(null))
    socket.on('error', () => end(null))
    socket.on('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      end(validTo ? new Date(validTo) : null)
    })
  })
}

import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'

export type Received = Email & { to: string[]; isEncrypted: boolean; user: string | undefined }

/** The server's reply to a recipient or mail: an error, or null to accept it. */
type Answer = (address: string) => { code: number; text: string } | null

type Choices = SMTPServerOptions & { answerTo?: Answer; answerMail?: Answer }

/** A real SMTP server on a free port that stores what it accepts; closed after the test file. */
export async function mailServer({ answerTo, answerMail, ...options }: Choices = {}) {
  const received: Received[] = []
  const tries: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      tries.push(address)
      done(asError(answerTo?.(address)))
    },
    onData: async (stream, session, done) => {
      const pieces: Buffer[] = []
      for await (const piece of stream) pieces.push(piece as Buffer)
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const refusal = asError(answerMail?.(to[0] ?? ''))
      if (refusal) return done(refusal)
      const mail = await PostalMime.parse(Buffer.concat(pieces))
      received.push({ ...mail, to, isEncrypted: session.secure, user: session.user } as unknown as Received)
      done()
    },
    ...options,
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  // The cast: a listening TCP server has an address with a port.
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>(resolve => server.close(() => resolve()))
  server.on('error', () => {})
  afterAll(close)
  return { port, url: `smtp://127.0.0.1:${port}`, received, tries, close }
}

function asError(refusal: { code: number; text: string } | null | undefined): Error | null {
  return refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null
}

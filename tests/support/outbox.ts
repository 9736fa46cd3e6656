import { afterAll } from 'vitest'
import type { Database } from '../../src/db/client.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { queueMail } from '../../src/domain/mail/steps/queue-mail.ts'
import { type Mailer, openMailer } from '../../src/platform/messages/mailer.ts'
import { createLog } from '../../src/platform/process/log.ts'
import { testContext } from './context.ts'
import { testTransport } from './transport.ts'

const start = new Date('2026-11-21T08:00:00Z')
const url = 'https://jobs.example.org/auth/confirm?token=secret-token'
const eva = 'eva@klinik.example'

/** The outbox of a database: `at` gives a context so many minutes after `start`. Mailers are closed after the test file. */
export function openOutbox(db: Database) {
  const mailers: Mailer[] = []
  afterAll(() => {
    for (const mailer of mailers) mailer.close()
  })
  const at = (minutes: number): Context =>
    testContext(db, { now: new Date(start.getTime() + minutes * 60_000) })
  const mailTo = (to: string) =>
    ({ to, template: 'confirm-address', props: { name: 'Eva', url }, locale: 'de' }) as const
  return {
    start,
    url,
    eva,
    at,
    mailTo,
    transportThrough: (smtpUrl: string) => {
      const mailer = openMailer({ smtpUrl, from: 'post@kittel.example', log: createLog('silent') })
      mailers.push(mailer)
      return testTransport({ send: mailer.send, isDeveloperMailbox: false }).transport
    },
    queueConfirmation: (to: string) => queueMail(at(0), mailTo(to)),
    queueNotice: (now: Context) =>
      queueMail(now, { to: eva, template: 'export-ready', props: { name: 'Eva', url }, locale: 'de' }),
    rows: () => db.selectFrom('messages').selectAll().orderBy('id').execute(),
  }
}

import { createServer } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { mailServer } from '../../../tests/support/mail-server.ts'
import { createLog } from '../process/log.ts'
import { type Mailer, type OutgoingMail, openMailer } from './mailer.ts'
import { MessageDelayed, MessageRefused } from './message-problem.ts'

const from = 'Kittel Stellenmarkt <post@kittel.example>'
const mail: OutgoingMail = {
  to: 'eva@klinik.example',
  subject:
    'Größe „Ä“ – 日本語, ein Betreff, der länger ist als eine Zeile in einer Mail sein darf, und noch mehr',
  html: '<p>Grüße &amp; <a href="https://jobs.example.org/x?a=1&amp;b=2">Link</a></p>',
  text: 'Grüße & https://jobs.example.org/x?a=1&b=2\n.\nEnde',
  id: '17.abc',
}
const trusting = 'tls.rejectUnauthorized=false'
const open: Mailer[] = []
afterAll(() => {
  for (const mailer of open) mailer.close()
})

describe('a mail on its way', () => {
  it('arrives with subject, HTML, text and its own id as they were written', async () => {
    const server = await mailServer()
    expect(await mailerFor(server.url).send(mail)).toBe('17.abc@kittel.example')
    const [got] = server.received
    expect(got?.to).toEqual(['eva@klinik.example'])
    expect(got?.from).toEqual({ address: 'post@kittel.example', name: 'Kittel Stellenmarkt' })
    expect(got?.subject).toBe(mail.subject)
    expect(got?.html?.trim()).toBe(mail.html)
    expect(got?.text?.trim()).toBe(mail.text)
    expect(got?.messageId).toBe('<17.abc@kittel.example>')
    expect(headerOf(got, 'auto-submitted')).toBe('auto-generated')
  })

  it('says where it can be ended with one click, when it can', async () => {
    const server = await mailServer()
    const unsubscribeUrl = 'https://jobs.example.org/jobalarm/abc.def/abmelden'
    await mailerFor(server.url).send({ ...mail, unsubscribeUrl })
    await mailerFor(server.url).send(mail)
    const [ending, plain] = server.received
    expect(headerOf(ending, 'list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(headerOf(ending, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(headerOf(plain, 'list-unsubscribe')).toBeUndefined()
  })

  it('is encrypted where the server offers it', async () => {
    const server = await mailServer({ disabledCommands: [] })
    await mailerFor(`${server.url}?${trusting}`).send(mail)
    expect(server.received[0]?.isEncrypted).toBe(true)
  })

  it('waits rather than leave unencrypted when the certificate is not to be trusted', async () => {
    const server = await mailServer({ disabledCommands: [] })
    await expect(mailerFor(server.url).send(mail)).rejects.toBeInstanceOf(MessageDelayed)
    expect(server.received).toEqual([])
  })

  it('goes over smtps with name and password', async () => {
    const server = await mailServer({ secure: true, authOptional: false, onAuth: passwordIs('geheim/1') })
    const url = `smtps://kittel:geheim%2F1@127.0.0.1:${server.port}?${trusting}`
    await mailerFor(url).send(mail)
    expect(server.received[0]).toMatchObject({ isEncrypted: true, user: 'kittel' })
  })

  it('waits while the server does not accept our password, because the operator can mend that', async () => {
    const server = await mailServer({
      disabledCommands: [],
      authOptional: false,
      onAuth: passwordIs('geheim'),
    })
    const url = `smtp://kittel:falsch@127.0.0.1:${server.port}?${trusting}`
    await expect(mailerFor(url).send(mail)).rejects.toBeInstanceOf(MessageDelayed)
  })

  it('waits while a server wants a password that we have not been given', async () => {
    const server = await mailServer({ authOptional: false, onAuth: passwordIs('geheim') })
    await expect(mailerFor(server.url).send(mail)).rejects.toBeInstanceOf(MessageDelayed)
  })

  it('waits while nobody answers', async () => {
    const port = await closedPort()
    await expect(mailerFor(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toBeInstanceOf(MessageDelayed)
  })

  it.each([421, 450, 451, 452])('waits when the server says %i, not now', async code => {
    const server = await mailServer({ answerTo: () => ({ code, text: '4.2.1 Please try again later' }) })
    await expect(mailerFor(server.url).send(mail)).rejects.toBeInstanceOf(MessageDelayed)
  })

  it.each([
    { code: 550, text: '5.1.1 No such user', isAddressDead: true },
    { code: 550, text: 'No such user', isAddressDead: true },
    { code: 550, text: '5.2.1 Mailbox disabled', isAddressDead: true },
    { code: 550, text: '5.7.1 Your address is on a list', isAddressDead: false },
    { code: 554, text: '5.7.1 Relaying denied', isAddressDead: false },
  ])('is refused with "$code $text"', async ({ isAddressDead, ...answer }) => {
    const server = await mailServer({ answerTo: () => answer })
    const refused = mailerFor(server.url).send(mail)
    await expect(refused).rejects.toBeInstanceOf(MessageRefused)
    await expect(refused).rejects.toMatchObject({ isAddressDead })
  })

  it('refused for its content says nothing about the address', async () => {
    const server = await mailServer({ answerMail: () => ({ code: 554, text: '5.6.0 Looks like spam' }) })
    await expect(mailerFor(server.url).send(mail)).rejects.toMatchObject({ isAddressDead: false })
  })

  it('is sent after a refused one over the same connection', async () => {
    const server = await mailServer({
      answerTo: to => (to.startsWith('weg@') ? { code: 550, text: '5.1.1 No such user' } : null),
    })
    const mailer = mailerFor(server.url)
    await expect(mailer.send({ ...mail, to: 'weg@klinik.example' })).rejects.toBeInstanceOf(MessageRefused)
    await mailer.send(mail)
    expect(server.received).toHaveLength(1)
  })
})

function mailerFor(smtpUrl: string): Mailer {
  const mailer = openMailer({ smtpUrl, from, log: createLog('silent') })
  open.push(mailer)
  return mailer
}

type AuthHandler = NonNullable<Parameters<typeof mailServer>[0]>['onAuth']

function passwordIs(password: string): AuthHandler {
  return (auth, _session, done) => {
    if (auth.password === password) done(null, { user: auth.username })
    else done(new Error('Wrong name or password'))
  }
}

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 1
}

function headerOf(mail: { headers: { key: string; value: string }[] } | undefined, key: string) {
  return mail?.headers.find(header => header.key === key)?.value
}

import { createHmac } from 'node:crypto'

export const mailSecret = 'a secret of tests that signs the mails which come in'

/** What the operator's mail server sends with a mail, see docs/OPERATIONS.md. */
export function mailHeaders(raw: string, at: Date = new Date(), secret = mailSecret): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const hmac = createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest('hex')
  return {
    'content-type': 'message/rfc822',
    'x-mail-timestamp': timestamp,
    'x-mail-signature': `sha256=${hmac}`,
  }
}

export function plainMail(mail: {
  from: string
  to: string
  subject?: string
  text: string
  id: string
}): string {
  const { from, to, subject = 'Frage', text, id } = mail
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${id}>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\r\n')
}

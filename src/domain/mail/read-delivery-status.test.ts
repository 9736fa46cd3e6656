import { describe, expect, it } from 'vitest'
import { readDeliveryStatus } from './read-delivery-status.ts'

const returned = `--b
Content-Type: message/rfc822

Message-ID: <17.abc@kittel.example>
Subject: Bitte bestaetigen Sie Ihre E-Mail-Adresse
`

describe('a report of a mail server', () => {
  it('names the mail that came back and why', () => {
    expect(readDeliveryStatus(report('failed', '5.1.1', returned))).toEqual({
      messageId: '<17.abc@kittel.example>',
      problem: '5.1.1 550 5.1.1 <eva@klinik.example>: user unknown',
    })
  })

  it('that does not return the mail is not believed, because anyone can name an address', () => {
    expect(readDeliveryStatus(report('failed', '5.1.1', ''))).toBeNull()
  })

  it('reads lines that end as mails do', () => {
    const mail = report('failed', '5.1.1', returned).replaceAll('\n', '\r\n')
    expect(readDeliveryStatus(mail)).toMatchObject({ messageId: '<17.abc@kittel.example>' })
  })

  it('that a mail is late, or anything else that arrives, is no bounce', () => {
    expect(readDeliveryStatus(report('delayed', '4.4.1', returned))).toBeNull()
    expect(readDeliveryStatus(report('failed', '4.2.2', returned))).toBeNull()
    expect(readDeliveryStatus('Subject: Abwesenheit\n\nIch bin im Urlaub.')).toBeNull()
  })
})

describe('a complaint of a reader', () => {
  const complaint = (end: string) =>
    `Content-Type: multipart/report; report-type=feedback-report; boundary=b\n\n--b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\nUser-Agent: Mailbox/1\n\n${end}`

  it('names the mail that was called spam', () => {
    expect(readDeliveryStatus(complaint(returned))).toEqual({
      messageId: '<17.abc@kittel.example>',
      problem: 'abuse',
      isComplaint: true,
    })
    expect(readDeliveryStatus(complaint(''))).toBeNull()
  })
})

function report(action: string, status: string, end: string): string {
  return `Message-ID: <report-1@mx.klinik.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Final-Recipient: rfc822; eva@klinik.example
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1
 <eva@klinik.example>: user unknown

${end}`
}

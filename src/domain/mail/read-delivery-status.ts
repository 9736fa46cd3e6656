import type { Bounce } from './note-bounce.ts'

/**
 * Parses a mail server's delivery status report (RFC 3464) or a reader's complaint about spam (RFC 5965), given as the complete mail; null
 * for anything else, for mere delays, and when the original is not included.
 */
export function readDeliveryStatus(report: string): Bounce | null {
  const text = report.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
  const complaint = /^Feedback-Type:\s*(\S+)/im.exec(text)?.[1]
  if (complaint) return returnedMail(text, { problem: complaint, isComplaint: true })
  const status = /^Status:\s*(\d\.\d+\.\d+)/im.exec(text)?.[1]
  if (!/^Action:\s*failed/im.test(text) || !status?.startsWith('5.')) return null
  const diagnosis = /^Diagnostic-Code:\s*(?:\w+;\s*)?(.+)$/im.exec(text)?.[1]?.trim()
  const problem = diagnosis ? `${status} ${diagnosis}` : status
  return returnedMail(text, { problem })
}

/** Only who has the mail knows its id: anyone can name an address. */
function returnedMail(text: string, facts: Omit<Bounce, 'messageId'>): Bounce | null {
  const returned = text.split(/^Content-Type:\s*(?:message\/rfc822|text\/rfc822-headers)/im)[1]
  const messageId = /^Message-ID:\s*(<[^>\s]+>)/im.exec(returned ?? '')?.[1]
  return messageId ? { messageId, ...facts } : null
}

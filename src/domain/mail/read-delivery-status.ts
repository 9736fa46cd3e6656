import type { Bounce } from './note-bounce.ts'

/**
 * Parses a mail server's delivery status report (RFC 3464), given as the complete mail; null for anything else, for mere delays, and when
 * the original is not included.
 */
export function readDeliveryStatus(report: string): Bounce | null {
  const text = report.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
  const status = /^Status:\s*(\d\.\d+\.\d+)/im.exec(text)?.[1]
  if (!/^Action:\s*failed/im.test(text) || !status?.startsWith('5.')) return null
  const diagnosis = /^Diagnostic-Code:\s*(?:\w+;\s*)?(.+)$/im.exec(text)?.[1]?.trim()
  const problem = diagnosis ? `${status} ${diagnosis}` : status
  const returned = text.split(/^Content-Type:\s*(?:message\/rfc822|text\/rfc822-headers)/im)[1]
  const messageId = /^Message-ID:\s*(<[^>\s]+>)/im.exec(returned ?? '')?.[1]
  return messageId ? { messageId, problem } : null
}

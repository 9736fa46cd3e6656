import type { Bounce } from './note-bounce.ts'

/**
 * What a mail server's report on an undelivered mail says (RFC 3464), or null when it is something else, only late, or does not return what was
 * sent.
 * `report` is the whole mail as it came in.
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

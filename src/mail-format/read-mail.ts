import PostalMime, { type Email } from 'postal-mime'
import { cleanCharacters, withoutMarkup } from '../texts/clean-text.ts'
import { kindOfMail, type MailKind } from './kind-of-mail.ts'
import { ownWords } from './own-words.ts'

export type MailAttachment = { name: string; bytes: Uint8Array }

export type ReadMail = {
  kind: MailKind
  /** In small letters; `''` when the mail names nobody. */
  from: string
  name: string
  subject: string
  /** The writer's own words. */
  words: string
  /** Quotes and signatures. */
  rest: string
  messageId: string | null
  /** Everything that a token of ours may stand in: addresses it was sent to, ids of the mails that it answers. */
  traces: string
  attachments: MailAttachment[]
}

const mostAttachments = 20
/** Twice as many as parts: some lines only look as if a part began. */
const mostPartLines = 400
const forwarded = /^\s*(?:wg|fwd?|weitergel(?:eitet)?)\s*:/i

/** Reads a whole mail as it came. @throws when the bytes are no mail that can be read within the limits of nesting, parts and size */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  requireFewParts(bytes)
  const mail = await parseWell(bytes)
  const headers = Map.groupBy(mail.headers, ({ key }) => key.toLowerCase())
  const values = new Map([...headers].map(([key, all]) => [key, all.map(({ value }) => value)]))
  const from = (mail.from?.address ?? '').trim().toLowerCase()
  const subject = oneLine(mail.subject ?? '')
  const isForwarded = forwarded.test(subject)
  const text = textOf(mail, isForwarded)
  return {
    kind: kindOfMail(values, { from, subject }),
    from,
    name: oneLine(mail.from?.name ?? ''),
    subject,
    ...ownWords(text, { isForwarded }),
    messageId: mail.messageId?.trim() || null,
    traces: tracesOf(mail, values),
    attachments: attachmentsOf(mail),
  }
}

/** A mail of a few megabytes can have a million parts, which would take minutes to read. Each begins after a line of dashes and letters. */
function requireFewParts(bytes: Uint8Array): void {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let lines = 0
  for (let at = raw.indexOf('\n--'); at >= 0; at = raw.indexOf('\n--', at + 1)) {
    lines += 1
    if (lines > mostPartLines) throw new Error('This mail has too many parts')
  }
}

/** Some programs say UTF-8 and write Windows letters: then the bytes are read as what they are. */
async function parseWell(bytes: Uint8Array): Promise<Email> {
  const mail = await parse(bytes)
  if (!`${mail.text ?? ''}${mail.html ?? ''}`.includes('\ufffd')) return mail
  const relabelled = Buffer.from(bytes)
    .toString('latin1')
    .replace(/charset\s*=\s*"?(?:utf-8|us-ascii)"?/gi, 'charset=windows-1252')
    .replace(/^(content-type:\s*text\/(?:plain|html))\s*$/gim, '$1; charset=windows-1252')
  const again = await parse(Buffer.from(relabelled, 'latin1'))
  return `${again.text ?? ''}${again.html ?? ''}`.includes('\ufffd') ? mail : again
}

function parse(bytes: Uint8Array): Promise<Email> {
  return PostalMime.parse(bytes, {
    maxNestingDepth: 30,
    maxHeadersSize: 256 * 1024,
    // A mail inside of a mail could hide more parts than are counted.
    forceRfc822Attachments: true,
  })
}

/** Where both exist, the plain text is what the writer's program made of the same words. */
function textOf(mail: Email, isForwarded: boolean): string {
  const plain = cleanLines(mail.text ?? '')
  if (plain.trim() !== '') return plain
  const html = mail.html ?? ''
  return cleanLines(withoutMarkup(isForwarded ? html : withoutQuotes(html)) || withoutMarkup(html))
}

const quoteMarks = [
  /<blockquote\b/i,
  /<div[^>]{0,200}\bclass="?[^">]{0,80}gmail_quote/i,
  /<div[^>]{0,200}\bid="?(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)/i,
  /<div[^>]{0,200}\bname="?quote/i,
  /<div[^>]{0,200}\bclass="?moz-cite-prefix/i,
  /<div[^>]{0,300}border-top:\s*solid\s+#(?:E1E1E1|B5C4DF)/i,
]

/** HTML up to where a program put what it quotes. */
function withoutQuotes(html: string): string {
  const ends = quoteMarks.map(mark => html.search(mark)).filter(at => at >= 0)
  return ends.length === 0 ? html : html.slice(0, Math.min(...ends))
}

function tracesOf(mail: Email, headers: ReadonlyMap<string, readonly string[]>): string {
  const names = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'in-reply-to', 'references']
  const said = names.flatMap(name => headers.get(name) ?? [])
  return [...said, mail.inReplyTo ?? '', mail.references ?? ''].join(' ').slice(0, 20_000).toLowerCase()
}

function attachmentsOf(mail: Email): MailAttachment[] {
  return mail.attachments.slice(0, mostAttachments).map(({ filename, content }, at) => ({
    name: oneLine(filename ?? '') || `${at + 1}`,
    bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
  }))
}

function oneLine(text: string): string {
  return cleanCharacters(text).replace(/\s+/g, ' ').trim().slice(0, 300)
}

function cleanLines(text: string): string {
  return text
    .split(/\r?\n/)
    .map(line => cleanCharacters(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

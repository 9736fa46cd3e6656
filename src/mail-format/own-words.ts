import EmailReplyParser from 'email-reply-parser'

/** What a person has written, and what stood below or around it: quotes and signatures. */
export type OwnWords = { words: string; rest: string }

/** Longer is cut: patterns of the library take time that grows faster than the text. */
const mostChars = 20_000
const mostLineChars = 1_000

const wrote = [
  // The words stand at the end of up to three lines: programs break them where they like.
  /^(?:Am|Den|On|Le)\b.{3,300}\b(?:schrieb|wrote|a écrit)\b.{0,200}:$/i,
  /^.{2,200}\b(?:schrieb am|hat am|wrote on)\b.{5,120}:$/i,
]
const separators = [
  /^[-_ ]{2,}\s*(?:ursprüngliche (?:nachricht|mail|e-mail)|original[- ]?(?:nachricht|message|mail)|originalnachricht)\b.*$/i,
  /^[-_ ]{2,}\s*(?:weitergeleitete nachricht|forwarded message|begin forwarded message)\b.*$/i,
  /^(?:anfang der weitergeleiteten nachricht|begin forwarded message):$/i,
]
/** The first line of the block that Outlook, GMX, WEB.DE and T-Online put over what they quote. */
const blockBegins = /^[*\s]*(?:von|from|gesendet|sent|betreff|subject|de)\s*:[*\s]*\S/i
const blockGoesOn = /^[*\s]*(?:von|from|gesendet|sent|datum|date|an|to|cc|kopie|betreff|subject)\s*:/i
const rule = /^[_-]{10,}$/
const fromPhones = [
  /^(?:von meinem|von mein)\b.{2,60}\bgesendet\.?$/i,
  /^gesendet (?:von|mit|über|aus)\b.{2,90}$/i,
  /^sent (?:from|with|via)\b.{2,90}$/i,
  /^(?:holen sie sich|hol dir|get|laden sie) outlook\b.{0,90}$/i,
  /^diese (?:nachricht|e-mail) wurde (?:von|mit)\b.{2,120}\bgesendet\.?$/i,
]

/**
 * The words that are the writer's own. Quotes of German programs are found here, others by the library. Nothing is lost: `rest` has what
 * was left out, and a mail without own words, such as one that was only forwarded, keeps all of it.
 */
export function ownWords(text: string, { isForwarded = false } = {}): OwnWords {
  const lines = text
    .slice(0, mostChars)
    .replaceAll('\r\n', '\n')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map(line => line.slice(0, mostLineChars).trimEnd())
  const whole = lines.join('\n').trim()
  if (isForwarded) return { words: whole, rest: '' }
  const quoteAt = lines.findIndex((_, at) => beginsQuote(lines, at))
  const below = quoteAt < 0 ? [] : lines.slice(quoteAt)
  // Who answers between the lines needs them to be understood.
  if (isAnsweredBetween(below)) return { words: whole, rest: '' }
  const above = withoutSignature(quoteAt < 0 ? lines : lines.slice(0, quoteAt))
  const known = above.join('\n').trim()
  const words = new EmailReplyParser().read(known).getVisibleText().trim() || known
  if (words === '') return { words: whole, rest: '' }
  return { words, rest: whole.startsWith(words) ? whole.slice(words.length).trim() : whole }
}

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? ''
  if (line === '') return false
  if (separators.some(pattern => pattern.test(line))) return true
  if (/^>/.test(line)) return true
  for (let count = 1; count <= 3; count++) {
    const joined = lines
      .slice(at, at + count)
      .map(each => each.trim())
      .join(' ')
    if (wrote.some(pattern => pattern.test(joined))) return true
  }
  const next = rule.test(line) ? at + 1 : at
  if (!blockBegins.test(lines[next] ?? '')) return false
  const following = lines.slice(next + 1, next + 5).filter(each => each.trim() !== '')
  return following.filter(each => blockGoesOn.test(each)).length >= 2
}

/** Quoted lines with own ones between or after them. Outlook quotes without marks: there is no telling, and all of it is quoted. */
function isAnsweredBetween(below: readonly string[]): boolean {
  const first = below.findIndex(line => line.startsWith('>'))
  if (first < 0) return false
  const own = withoutSignature(below.slice(first)).filter(line => line.trim() !== '' && !line.startsWith('>'))
  return own.some(line => /\p{L}{2,}/u.test(line))
}

function withoutSignature(lines: readonly string[]): string[] {
  const end = lines.findIndex(line => /^--\s?$/.test(line))
  return (end < 0 ? lines : lines.slice(0, end)).filter(
    line => !fromPhones.some(pattern => pattern.test(line.trim())),
  )
}

import sanitizeHtml from 'sanitize-html'
import { limits } from '../config/limits.ts'
import { hiddenElement, isHidden } from './hidden-markup.ts'

/**
 * Zero-width, bidirectional and other invisible characters, soft hyphens and fillers; tags and variation selectors, in which whole
 * sentences can be hidden (U+FE0F, which only asks for a coloured sign, stays).
 */
const invisible = /(?!\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|[^\P{Cc}\t\n\r]/gu
const escaped: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** One line of plain text: no markup, no invisible characters, single spaces; `''` when nothing is left. */
export function cleanLine(text: string): string {
  return cleanCharacters(withoutMarkup(text.slice(0, sourceCharsMax)))
    .replace(/\s+/g, ' ')
    .trim()
}
/** Longer than any line of an ad, markup included. */
const sourceCharsMax = 5 * limits.feedLineChars

/** Well-formed Unicode in NFC without control and invisible characters. */
export function cleanCharacters(text: string): string {
  return text.toWellFormed().replace(invisible, '').replaceAll('\ufffd', '').normalize('NFC')
}

/** HTML as plain text, entities decoded; scripts, styles, comments and what nobody sees are dropped with their content. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  const blocks = withoutHidden(text).replace(
    /<(\/?(p|div|li|ul|ol|h[1-6]|tr|table)\b[^<>]*|br\s*\/?)>/gi,
    '\n',
  )
  const plain = sanitizeHtml(blocks, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: elementsWithoutText,
  })
  return plain
    .replace(/&(amp|lt|gt|quot|#39);/g, entity => escaped[entity] ?? entity)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
}

/** What is inside of these is not for reading. */
export const elementsWithoutText = 'script style textarea option noscript template iframe title xmp'.split(
  ' ',
)

/** Markup without elements that nobody sees. */
function withoutHidden(text: string): string {
  if (!mayHide.test(text)) return text
  return sanitizeHtml(text, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    nonTextTags: ['script', 'style'],
    exclusiveFilter: ({ tag }) => tag === 'script',
    transformTags: {
      '*': (tagName, attribs) => (isHidden(attribs, tagName) ? hiddenElement : { tagName, attribs }),
    },
  })
}
const mayHide = /<[^<>]{0,2000}\b(?:style|hidden|class|color|size)\b/i

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** Repairs double-encoded UTF-8 ("PflegekrÃ¤fte"); null when the text is not affected. */
export function repairDoubleEncoding(text: string): string | null {
  if (!/[ÃÂâ]/.test(text) || !/Ã[\u0080-\u00bf\u0152-\u2122]|â€|Â[ \u00a0-\u00bf]/.test(text)) return null
  const repaired = text.replace(
    /(?:Ã[\u0080-\u00bf\u0152-\u2122]|â[\u0080-\u20ac][\u0080-\u2122]|Â[\u00a0-\u00bf])+/g,
    run => {
      const whole = decodedAgain(run)
      // One letter of the run was meant literally, so the others are repaired one by one.
      return whole ?? run.replace(/â..|../gs, letter => decodedAgain(letter) ?? letter)
    },
  )
  return repaired === text ? null : repaired
}

const utf8 = new TextDecoder()

function decodedAgain(text: string): string | null {
  const bytes = Uint8Array.from(
    text,
    character => windows1252.get(character) ?? character.charCodeAt(0) & 0xff,
  )
  const decoded = utf8.decode(bytes)
  return decoded.includes('\ufffd') ? null : decoded
}

const windows1252 = new Map(
  Array.from(
    { length: 256 },
    (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const,
  ),
)

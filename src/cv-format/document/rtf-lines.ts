import type { Line } from './line.ts'
import { linesOfText } from './plain-lines.ts'

const hidden = new Set(
  'fonttbl colortbl stylesheet info pict header footer headerl headerr footerl footerr listtable listoverridetable generator themedata object fldinst xmlnstbl rsidtbl datastore'.split(
    ' ',
  ),
)
const breaks: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  tab: '\t',
  cell: '\t',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}
const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi

type Group = { isHidden: boolean; fallbackChars: number }

/** The lines of a document in Rich Text Format: its text without fonts, pictures and other groups that nobody reads. */
export function rtfLines(bytes: Uint8Array): Line[] {
  const source = Buffer.from(bytes).toString('latin1')
  const groups: Group[] = [{ isHidden: false, fallbackChars: 1 }]
  let text = ''
  let skipped = 0
  const say = (part: string) => {
    if (skipped > 0) {
      const rest = part.slice(skipped)
      skipped = Math.max(0, skipped - part.length)
      part = rest
    }
    if (!groups.at(-1)?.isHidden) text += part
  }
  for (const [, word, value, hex, sign, brace, plain] of source.matchAll(token)) {
    const group = groups.at(-1)
    if (brace === '{') groups.push({ ...(group ?? { isHidden: false, fallbackChars: 1 }) })
    else if (brace === '}') groups.pop()
    else if (sign === '*' && group) group.isHidden = true
    else if (hex) say(windows1252(Number.parseInt(hex, 16)))
    else if (sign) say(sign === '~' ? ' ' : /[{}\\]/.test(sign) ? sign : '')
    else if (plain) say(plain)
    else if (word === 'u' && group) {
      say(String.fromCharCode((Number(value) + 65_536) % 65_536))
      skipped = group.fallbackChars
    } else if (word === 'uc' && group) group.fallbackChars = Number(value)
    else if (word && hidden.has(word) && group) group.isHidden = true
    else if (word && Object.hasOwn(breaks, word)) say(breaks[word] ?? '')
  }
  return linesOfText(text)
}

function windows1252(code: number): string {
  return new TextDecoder('windows-1252').decode(Uint8Array.of(code))
}

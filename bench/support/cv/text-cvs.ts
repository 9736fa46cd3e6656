import type { CvBlock, CvParts } from './cv-blocks.ts'

/** As typed into an editor; dates in a column made with spaces, or before a colon. */
export function textCv(parts: CvParts, taste: number): string {
  const blocks = [...parts.contact, ...parts.work, ...parts.learning, ...parts.languages, ...parts.rest]
  const head =
    taste % 2 === 0
      ? [parts.title, '', parts.name, parts.headline]
      : [`${parts.title} ${parts.name}`, parts.headline]
  return [...head, ...blocks.flatMap(block => textLines(block, taste))].join('\n')
}

function textLines(block: CvBlock, taste: number): string[] {
  switch (block.kind) {
    case 'heading':
      return ['', taste % 2 === 0 ? block.text : `${block.text.toUpperCase()}:`]
    case 'line':
      return [block.text]
    case 'pair':
      return [`${block.label}: ${block.text}`]
    case 'entry': {
      const text = [block.what, ...block.where].join(', ')
      const first = taste % 2 === 0 ? `${block.when.padEnd(26)}${text}` : `${block.when}: ${text}`
      return [first, ...block.tasks.map(task => `   - ${task}`)]
    }
  }
}

export function rtfCv(parts: CvParts): string {
  const paragraphs = textCv(parts, 1)
    .split('\n')
    .map(line => `{\\pard ${escaped(line)}\\par}`)
  return `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 \\fswiss Arial;}}\n${paragraphs.join('\n')}\n}`
}

function escaped(text: string): string {
  return text
    .replace(/[\\{}]/g, sign => `\\${sign}`)
    .replace(/[^\u0020-\u007e]/g, letter => `\\u${letter.charCodeAt(0)}?`)
}

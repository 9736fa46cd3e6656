import { htmlAsText } from '../../texts/html-as-text.ts'
import { safeHtml } from '../../texts/safe-html.ts'
import type { CvLanguageLevel } from '../cv.ts'
import type { XmlElement } from './xml-tree.ts'

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

/** Listening may be C1 where writing is A2: who asks for B2 asks for all of it. */
export function lowestLevel(language: XmlElement): CvLanguageLevel | null {
  const all = JSON.stringify(language)
  return levels.find(level => new RegExp(`"text":"\\s*${level}\\s*"`).test(all)) ?? null
}

/** Attachments of older PDFs have escaped their text twice, and texts with formatting are HTML in either. */
export function plainText(element: XmlElement | null | undefined): string {
  const text = element?.text ?? ''
  const once = /&(?:lt|amp|gt|quot|apos|nbsp|#\d{1,6}|#x[\da-f]{1,5});/i.test(text) ? unescaped(text) : text
  return /<[a-z/]/i.test(once) ? htmlAsText(safeHtml(once)) : once
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' }

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|nbsp|amp|#\d{1,6}|#x[\da-f]{1,5});/gi, (whole, name: string) => {
    const number = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    return number > 31 && number < 0x110000 ? String.fromCodePoint(number) : ' '
  })
}

import type { LooksWatch, SomeLooks } from './looks.ts'
import { LooksStack } from './looks-stack.ts'
import { looksOfWord, standard, type WordStyles } from './word-styles.ts'

/** Elements that set what is in them. */
const framed = new Set(['w:tbl', 'w:tc', 'w:p', 'w:r', 'w:txbxContent'])
/** Where properties stand, and of which of those elements they are. */
const owners: Record<string, string> = {
  'w:rPr': 'w:r',
  'w:pPr': 'w:p',
  'w:tcPr': 'w:tc',
  'w:tblPr': 'w:tbl',
}

/** `whole` is what all text of the document begins with. */
export function watchWordLooks(styles: WordStyles, whole: SomeLooks): LooksWatch {
  const stack = new LooksStack({ ...whole, ...styles.looksOf('') })
  const path: string[] = []
  return {
    current: () => stack.current(),
    open(name, attributes) {
      const [owner = '', properties = ''] = path.slice(-2)
      path.push(name)
      if (framed.has(name)) stack.open(name, beginningOf(name, styles))
      // Properties before a tracked change, and those of the mark at a paragraph's end, have other owners.
      else if (owners[properties] === owner) {
        const id = attributes['w:val'] ?? ''
        if (name === 'w:pStyle' || name === 'w:rStyle') stack.change(styles.looksOf(id))
        else if (name === 'w:tblStyle') stack.change(styles.hasColouredCells(id) ? { background: null } : {})
        else stack.change(looksOfWord(name, attributes) ?? {})
      }
    },
    close(name) {
      path.pop()
      stack.close(name)
    },
  }
}

function beginningOf(name: string, styles: WordStyles): SomeLooks {
  if (name === 'w:p') return styles.looksOf(standard)
  // What a text box lies on is not told by its text.
  return name === 'w:txbxContent' ? { background: null } : {}
}

/** Shapes behind the text, or a coloured page, may be what letters stand on. */
export function isOnPaper(parts: readonly string[]): boolean {
  return !parts.some(xml => /\bbehindDoc="(?:1|true)"|<w:background\b(?![^>]*"ffffff")/i.test(xml))
}

import type { LooksWatch, SomeLooks } from './looks.ts'
import { LooksStack } from './looks-stack.ts'
import type { OpenTextStyles } from './open-text-styles.ts'

/** Elements that set what is in them, with the family of their styles. */
const families: Record<string, string> = {
  'text:p': 'paragraph',
  'text:h': 'paragraph',
  'text:span': 'text',
  'text:a': 'text',
  'table:table': 'table',
  'table:table-row': 'table-row',
  'table:table-cell': 'table-cell',
  'text:section': 'section',
  'text:hidden-text': 'text',
  'draw:text-box': 'graphic',
}

/** `whole` is what all text of the document begins with. */
export function watchOpenTextLooks(styles: OpenTextStyles, whole: SomeLooks): LooksWatch {
  const stack = new LooksStack({ ...whole, ...styles.standard() })
  return {
    current: () => stack.current(),
    open(name, attributes) {
      const isHidden = attributes['text:display'] === 'none' || attributes['text:is-hidden'] === 'true'
      const family = families[name]
      if (family !== undefined) {
        const style = attributes['text:style-name'] ?? attributes['table:style-name']
        stack.open(name, {
          ...styles.looksOf(family, style),
          // What a text box lies on is not told by its text.
          ...(name === 'draw:text-box' && { background: null }),
          ...(isHidden && { isHidden }),
        })
      } else if (name === 'text:hidden-paragraph' && isHidden) stack.change({ isHidden })
    },
    close: name => stack.close(name),
  }
}

/** Shapes behind the text, or a coloured page, may be what letters stand on. */
export function isOnPaper(parts: readonly string[]): boolean {
  const behind = /\bstyle:run-through="background"/
  const colouredPage = /<style:page-layout-properties\b[^>]*\bfo:background-color="#(?!ffffff)/i
  return !parts.some(xml => behind.test(xml) || colouredPage.test(xml))
}

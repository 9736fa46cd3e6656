import type { Plugin } from 'vite'
import { sideOf } from '../address-entry.ts'
import type { PageEntry } from '../page-tables/page-entry.ts'
import { pages } from '../pages.ts'

/**
 * What the code for the browser gets of the address tables, which are part of every first visit: of each file the side that it lies on,
 * because that much decides the realm; the table of pages as lines of text, a sixth smaller when compressed; nothing of addresses that only
 * the server writes.
 */
export function sidesOnly(): Plugin {
  return {
    name: 'sides-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [, table] =
        /[\\/]src[\\/]web[\\/](?:page-tables[\\/])?([a-z-]+)\.ts$/.exec(id.split('?')[0] ?? '') ?? []
      if (table === 'linked-resources') return { code: 'export const linkedResources = {}', map: null }
      if (table === 'pages') return { code: packed(pages), map: null }
      if (table === 'resources')
        return { code: code.replace(/(?<=\bfile: '[a-z]+)\/[^']*(?=')/g, '/'), map: null }
      return null
    },
  }
}

/** The module `pages.ts` with its table as lines: name, German and English address, side, and what else is so, by its first letter. */
function packed(table: Record<string, PageEntry>): string {
  const rows = Object.entries(table).map(([name, entry]) => {
    const [de, en] = 'path' in entry ? [entry.path, ''] : [entry.de, entry.en]
    const marks = (entry.isForEveryone ? 'f' : '') + (entry.isEntrance ? 'e' : '')
    return [name, de, en, sideOf(entry), marks, entry.realm ?? ''].join('|').replace(/\|+$/, '')
  })
  return `export const pages = {}
for (const row of ${JSON.stringify(rows.join('\n'))}.split('\\n')) {
  const [name, de, en, file, marks = '', realm] = row.split('|')
  pages[name] = { de, en: en || de, file, isForEveryone: marks.includes('f'), isEntrance: marks.includes('e'), realm }
}
export const pageEntry = name => pages[name]
`
}

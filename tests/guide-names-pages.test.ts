import { expect, it } from 'vitest'
import { guide } from '../src/guide/guide-text.ts'
import { href } from '../src/web/addresses.ts'
import { type PageName, pages } from '../src/web/pages.ts'

it('names only pages that the site has, at their address in each language', () => {
  for (const [name, page] of Object.entries(guide().pages)) {
    expect(Object.keys(pages)).toContain(name)
    for (const language of ['de', 'en'] as const)
      expect(page[language].address).toBe(href(name as PageName, language))
  }
})

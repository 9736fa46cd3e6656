import { expect, it } from 'vitest'
import { queues } from '../src/domain/desk/queues.queries.ts'
import { translator } from '../src/i18n/translate.ts'
import { pages } from '../src/web/pages.ts'

it.each(queues)('the queue $key has a text in both languages, and leads to a page', ({ key, page, kind }) => {
  for (const locale of ['de', 'en'] as const) {
    const t = translator(locale)
    expect(t(`desk-words.queue.${key}`)).not.toContain('desk-words')
    expect(t(`desk-words.kind.${kind}`)).not.toContain('desk-words')
  }
  expect(Object.keys(pages)).toContain(page)
})

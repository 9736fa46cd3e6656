import { describe, expect, it } from 'vitest'
import { idsIn, textBlocks } from './part-views.server.ts'

describe('the text of an answer', () => {
  it('falls into paragraphs and lists', () => {
    expect(textBlocks('Ich habe drei gefunden.\n\nSie sind:\n- nah\n- offen\nund neu.')).toEqual([
      { text: 'Ich habe drei gefunden.' },
      { text: 'Sie sind:' },
      { items: ['nah', 'offen'] },
      { text: 'und neu.' },
    ])
  })

  it('stays text, whatever it looks like', () => {
    expect(textBlocks('<b>fett</b> [hier](https://anderswo.example)')).toEqual([
      { text: '<b>fett</b> [hier](https://anderswo.example)' },
    ])
  })

  it('that is empty shows nothing', () => {
    expect(textBlocks(' \n\n ')).toEqual([])
  })
})

it('the ads of lists, tables and drafts are known before they are shown', () => {
  expect(
    idsIn([
      { type: 'jobs', ids: [1, 2], total: 9 },
      { type: 'table', caption: 'Vergleich', columns: ['a'], rows: [], jobIds: [3] },
      { type: 'draft', kind: 'saved-job', fields: { jobId: 4 } },
      { type: 'draft', kind: 'alert', fields: { q: 'MFA' } },
      { type: 'handover', to: 'job', id: 5 },
      { type: 'text', text: '6' },
    ]),
  ).toEqual([1, 2, 3, 4, 5])
})

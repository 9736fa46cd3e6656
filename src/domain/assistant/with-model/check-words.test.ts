import { describe, expect, it } from 'vitest'
import { problemOfSentence } from './check-words.ts'
import { knownFacts } from './known-facts.ts'
import { markData } from './mark-data.ts'

const facts = knownFacts('Was zahlt die Klinik „Am See“?')
facts.add({
  total: 42,
  employer: { name: 'Klinikum am Rhein gGmbH' },
  jobs: [
    { id: 7, title: 'Pflegefachkraft Station 3' },
    { id: 8, title: 'Pflegehelferin' },
  ],
  pay: { min: 3200, max: 3912.5 },
  startDate: '2026-12-01',
  asOf: '2026-11-26T12:45:09.000Z',
})

describe('what a model says', () => {
  it.each([
    'Es sind 42 Stellen.',
    'Die zwei hier zahlen 3.200 bis 3.912,50 Euro.',
    'They pay EUR 3,200 to 3,912.50.',
    'Beginn ist am 01.12.2026 auf Station 3.',
    'Die Anzeige „Pflegefachkraft Station 3“ und die Klinik „Am See“ passen.',
    'Dazu sagt die Anzeige nichts.',
    'Das Klinikum am Rhein sucht, und die Klinik zahlt nach Tarif.',
    'In der Tagesklinik oder im Krankenhaus arbeiten Sie am Tag.',
    'The hospital pays by a collective agreement.',
  ])('is let through when results back it: %s', sentence => {
    expect(problemOfSentence(sentence, facts)).toBeNull()
  })

  it.each([
    ['Es sind 43 Stellen.', 'number'],
    ['Das sind 3.201 Euro.', 'number'],
    ['Beginn ist am 02.12.2026.', 'number'],
    ['Es sind neun.', 'number'],
    ['Die „Seeklinik“ sucht.', 'quotation'],
    ['Das Klinikum Rheinblick sucht Sie.', 'employer'],
    ['Die Goldklinik sucht Sie.', 'employer'],
    ['Bei der Praxis Dr. Winter ist etwas frei.', 'employer'],
    ['The Rheinland Hospital is hiring.', 'employer'],
    ['Siehe [hier](/jobs).', 'link'],
    ['Schreiben Sie an a@b.example.', 'link'],
    ['Mehr auf klinik.de', 'link'],
    ['<b>Gern</b>', 'link'],
  ])('is refused when not: %s', (sentence, problem) => {
    expect(problemOfSentence(sentence, facts)).toBe(problem)
  })
})

describe('what a model sees', () => {
  it("has no links, and others' words marked, short and without hidden characters", () => {
    const seen = markData({
      url: 'https://jobs.example/jobs/7',
      title: `Pflege \u200b ▪ neu ${'x'.repeat(400)}`,
      contract: { id: 'permanent', label: 'Unbefristet seit immer' },
      total: 3,
      unknown: null,
    })
    expect(seen).toMatchObject({ contract: { label: 'Unbefristet seit immer' }, total: 3, unknown: null })
    expect(JSON.stringify(seen)).not.toMatch(/https|\u200b/)
    expect(JSON.stringify(seen)).toContain('Pflege▪neu▪xxx')
    expect(JSON.stringify(seen).length).toBeLessThan(320)
  })
})

import { expect, test } from 'vitest'
import { noJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { listTitle } from './job-list-title.server.ts'

function title(params: Partial<typeof noJobSearchParams>, placeName: string | null = null, total = 2) {
  return listTitle({ params: { ...noJobSearchParams, ...params }, place: null, total }, placeName, 'de')
}

test.each([
  [{}, '2 Stellen'],
  [{ q: 'Pflege' }, 'Pflege: 2 Stellen'],
  [{ q: 'Pflege', state: ['DE-BY'] }, 'Pflege in Bayern: 2 Stellen'],
  [{ q: 'MFA', state: ['DE-SL'] }, 'MFA im Saarland: 2 Stellen'],
  [{ state: ['CH-ZH'] }, '2 Stellen im Kanton Zürich'],
  [{ q: 'Hebamme', country: ['CH' as const] }, 'Hebamme in der Schweiz: 2 Stellen'],
  [{ country: ['DE' as const, 'AT' as const] }, '2 Stellen'],
  [{ country: ['DE' as const], state: ['DE-BY', 'DE-HE'] }, '2 Stellen'],
])('%o: %s', (params, said) => expect(title(params)).toBe(said))

test('a town is nearer than its Land', () => {
  expect(title({ q: 'Pflege', state: ['DE-BY'] }, 'Fürth', 1)).toBe('Pflege rund um Fürth: 1 Stelle')
})

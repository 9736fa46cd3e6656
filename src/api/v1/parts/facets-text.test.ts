import { expect, test } from 'vitest'
import { jobValues } from '../../../vocabulary/jobs/job.values.ts'
import { facetsJson } from '../job-json.ts'
import { bytesOf } from './byte-text.ts'
import { facetsText } from './facets-text.ts'

const facets = {
  category: jobValues.category.map((value, at) => ({ value, count: at * 100 })),
  salaryMin: [{ value: '3500', count: 7 }],
  language: [],
  // Values come from requests as well.
  state: [
    { value: 'DE-BW', count: 2 },
    { value: '“€"\\', count: 0 },
  ],
}

test('the filters of an answer are the text of their JSON, the first and the next time, in both languages', () => {
  for (const locale of ['de', 'en', 'de', 'en'] as const) {
    const text = new TextDecoder().decode(bytesOf(facetsText(facets, locale)))
    expect(text).toBe(JSON.stringify(facetsJson(facets, locale)))
  }
  expect(facetsText({}, 'de')).toBe('{}')
})

import { describe, expect, it } from 'vitest'
import { comparisonQuery, jobIdIn, readComparisonWish } from './comparison.schema.ts'

const read = (query: string) => readComparisonWish(new URLSearchParams(query))

describe('the address of a comparison', () => {
  it('names ads in one list or one by one, each once', () => {
    expect(read('jobs=3,1,3&jobs=7').jobIds).toEqual([3, 1, 7])
    expect(read('').jobIds).toEqual([])
  })

  it('keeps apart what names no ad', () => {
    const { jobIds, wrong } = read('jobs=3,abc,0,99999999999,-4')
    expect([jobIds, wrong]).toEqual([[3], ['abc', '0', '99999999999', '-4']])
  })

  it('is read as usual where a number makes no sense', () => {
    expect(read('workload=75&years=8&place=+Hamburg+')).toMatchObject({
      workloadPercent: 75,
      years: 8,
      place: 'Hamburg',
    })
    for (const query of ['workload=0&years=-1', 'workload=101&years=61', 'workload=abc&years=', ''])
      expect(read(query)).toMatchObject({ workloadPercent: null, years: null })
  })

  it.each([
    ['4711', 4711],
    [' #4711 ', 4711],
    ['/jobs/4711-pflegefachkraft-koeln', 4711],
    ['https://kittel.example/en/jobs/4711-nurse?list=q%3Dnurse#tariff', 4711],
    ['jobs/4711', 4711],
    ['http://127.0.0.1:3000/jobs/4711', 4711],
    ['pflegefachkraft', null],
    ['https://kittel.example/arbeitgebern/12-klinik', null],
    ['/jobs/pflegefachkraft-in-koeln', null],
    ['12 Monate', null],
    ['', null],
  ])('finds the ad in "%s"', (text, id) => expect(jobIdIn(text)).toBe(id))

  it('is written shortly, and read back as it was', () => {
    const wish = { jobIds: [3, 1], workloadPercent: 75, years: 8, place: 'Köln' }
    const query = comparisonQuery(wish)
    expect(query).toBe('jobs=3,1&workload=75&years=8&place=K%C3%B6ln')
    expect(read(query)).toEqual({ ...wish, wrong: [] })
    expect(comparisonQuery({ jobIds: [3] })).toBe('jobs=3')
  })
})

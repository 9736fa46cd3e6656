import { describe, expect, it } from 'vitest'
import { type JobSearchParams, noJobSearchParams } from '../../../job-search/job.schema.ts'
import { readFind } from '../read-find.ts'

const before: JobSearchParams = { ...noJobSearchParams, q: 'Pflegefachkraft', place: 'Köln' }
const find = (text: string, search: JobSearchParams | null = before) =>
  readFind(text, { locale: 'de', before: search })?.params

describe('what is refused in any way of saying it', () => {
  it.each([
    ['Samstag und Sonntag gehören der Familie', { without: ['weekends'] }],
    ['an den Wochenenden will ich frei haben', { without: ['weekends'] }],
    ['nachts bitte nicht, sonst macht das Knie nicht mit', { without: ['nights'] }],
    ['bloß keine Zeitarbeitsbude', { agencies: 'without' }],
    ['Spätdienste ja, Nächte nein', { without: ['nights'] }],
    ['unbefristet und keine Rufbereitschaft', { without: ['on-call'], contract: ['permanent'] }],
  ])('"%s"', (text, filters) => {
    expect(find(text)).toMatchObject({ ...before, ...filters })
  })

  it('refuses nothing that is only allowed, or asked for', () => {
    expect(find('nachts stört mich nicht')?.without ?? []).toEqual([])
    expect(find('nur Wochenenden')?.without ?? []).toEqual([])
  })
})

describe('what an ad shall offer', () => {
  it('is a filter, of a search and of what changes it', () => {
    expect(find('mit Dienstwohnung, wenn es geht')).toMatchObject({ ...before, offers: ['housing'] })
    expect(find('Pflegehelfer in Köln mit Deutschkurs', null)).toMatchObject({
      q: 'Pflegehelfer',
      place: 'Köln',
      offers: ['language-course'],
    })
  })

  it('is given up again', () => {
    expect(find('das mit der Wohnung brauche ich nicht', { ...before, offers: ['housing'] })?.offers).toEqual(
      [],
    )
  })
})

describe('how much is worked', () => {
  it('is said shortly once it was spoken of', () => {
    expect(find('nee, dann doch ganz', { ...before, employmentType: ['part-time'] })?.employmentType).toEqual(
      ['full-time'],
    )
  })
})

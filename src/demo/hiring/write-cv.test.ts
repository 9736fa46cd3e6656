import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { hiringData } from './hiring-data.ts'
import { writeCv } from './write-cv.ts'

const people = [...hiringData().people.values()]

describe('the CVs of the fictional applicants', () => {
  it('hold work, education, qualifications and languages of every one', () => {
    const thin = people.filter(({ cv }) => {
      const { jobs, education, licences, languages, summary } = cv
      const tasks = jobs.flatMap(job => job.tasks)
      return (
        jobs.length === 0 ||
        tasks.length < 2 ||
        education.length === 0 ||
        licences.length < 2 ||
        languages.length < 2 ||
        summary === ''
      )
    })
    expect(thin.map(({ name }) => name)).toEqual([])
    expect(new Set(people.map(({ cv }) => cv.phone)).size).toBe(people.length)
    expect(people.filter(({ cv }) => !/^0171 39200 \d\d$/.test(cv.phone))).toEqual([])
  })

  it('can be read as text, on one page, with letters that every reader of PDF knows', async () => {
    for (const person of people) {
      const pdf = await getDocumentProxy(new Uint8Array(await writeCv(person)))
      const { totalPages, text } = await extractText(pdf, { mergePages: true })
      expect(totalPages, person.name).toBe(1)
      expect(text, person.name).toContain('Berufserfahrung')
      expect(text, person.name).toContain(person.cv.licences[0]?.[1] ?? '')
      expect(text, person.name).not.toContain('?')
    }
  })
})

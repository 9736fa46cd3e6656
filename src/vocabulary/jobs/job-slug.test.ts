import { expect, it } from 'vitest'
import { jobSlug } from './job-slug.ts'

it('writes umlauts out and leaves the gender marker away', () => {
  expect(jobSlug('Ärztin/Arzt (m/w/d) für Gynäkologie', 'Köln')).toBe('aerztin-arzt-fuer-gynaekologie-koeln')
})

it('is at most 80 characters, cut between words, and never empty', () => {
  const slug = jobSlug('Pflegefachkraft '.repeat(20))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/pflegefachkraft$/)
  expect(jobSlug('日本')).toBe('job')
})

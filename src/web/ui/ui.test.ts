import { describe, expect, it } from 'vitest'
import { initials } from './monogram.tsx'
import { shownPages } from './pagination.tsx'

describe('the monogram of an employer', () => {
  it('takes the first letters of the two telling words of a name', () => {
    expect(initials('Klinikum am See')).toBe('KS')
    expect(initials('Universitätsmedizin Saaleufer')).toBe('US')
    expect(initials('St.-Marien-Hospital gGmbH')).toBe('SM')
    expect(initials('ärztehaus österfeld')).toBe('ÄÖ')
  })

  it('takes two letters of a name of one word, and never nothing', () => {
    expect(initials('Herzzentrum GmbH')).toBe('HE')
    expect(initials('24/7')).toBe('?')
    expect(initials('Der')).toBe('DE')
  })
})

describe('the pages offered below a list', () => {
  it('are the first, the last and those around the current one', () => {
    expect(shownPages(1, 1)).toEqual([1])
    expect(shownPages(1, 9)).toEqual([1, 2, null, 9])
    expect(shownPages(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  })

  it('leave no gap that hides a single page', () => {
    expect(shownPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})

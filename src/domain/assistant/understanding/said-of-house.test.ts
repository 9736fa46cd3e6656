import { describe, expect, it } from 'vitest'
import { saidOfHouse } from './said-of-house.ts'

describe('on the page of an employer', () => {
  it.each([
    ['Stellen dieses Hauses', 'jobs'],
    ['Welche Stellen gibt es in dieser Klinik?', 'jobs'],
    ['Wie viele offene Stellen hat dieses Haus?', 'jobs'],
    ['Stellen hier?', 'jobs'],
    ['Jobs at this employer', 'jobs'],
    ['Was ist das für ein Haus?', 'facts'],
    ['Was bietet dieses Haus?', 'facts'],
    ['Erzählen Sie mir mehr über diesen Arbeitgeber', 'facts'],
    ['What kind of employer is this?', 'facts'],
    ['What does this employer offer?', 'facts'],
    ['Jobalarm für dieses Haus', 'alert'],
    ['Job alert for this employer', 'alert'],
    ['Stellen in der Pflege in Köln', null],
    ['Wird mein Diplom hier anerkannt?', null],
    ['Guten Tag', null],
  ])('"%s" asks for %s', (text, kind) => {
    expect(saidOfHouse(text)?.kind ?? null).toBe(kind)
  })

  it.each([
    ['Gibt es in diesem Haus Teilzeit?', 'Gibt es Teilzeit?'],
    ['Stellen in der Pflege bei diesem Arbeitgeber', 'Stellen in der Pflege'],
    ['Nursing jobs without nights at this hospital', 'Nursing jobs without nights'],
  ])('"%s" searches its ads for "%s"', (text, wanted) => {
    expect(saidOfHouse(text)).toEqual({ kind: 'search', wanted })
  })
})

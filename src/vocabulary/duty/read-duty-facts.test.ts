import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { dutyFacts } from './duty.values.ts'
import { readDutyFacts } from './read-duty-facts.ts'

type Labelled = { text: string; duty: Record<string, unknown> }
type Figures = { texts: number; read: number; right: number; stated: number; wrong: string[] }

function labelled(name: string): Labelled[] {
  const file = new URL(`../../../bench/gold/duty/${name}`, import.meta.url)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

function figuresOf(ads: readonly Labelled[]): Figures {
  const figures: Figures = { texts: ads.length, read: 0, right: 0, stated: 0, wrong: [] }
  for (const { text, duty } of ads) {
    const reading = readDutyFacts(text)
    for (const fact of dutyFacts) {
      const read = reading[fact]
      if (duty[fact] !== undefined) figures.stated += 1
      if (read) figures.read += 1
      const isRight = isDeepStrictEqual(read?.value, duty[fact])
      if (isRight && read) figures.right += 1
      if (!isRight)
        figures.wrong.push(
          `${fact}: read ${JSON.stringify(read?.value)}, is ${JSON.stringify(duty[fact])} in ${text}`,
        )
    }
  }
  return figures
}

describe('duty facts in the words of an ad', () => {
  const lists = [
    ['ads-first.jsonl', 100, 0.99, 0.98],
    ['ads-second.jsonl', 60, 0.98, 0.95],
    ['ads-third.jsonl', 50, 0.98, 0.95],
    ['ads-fourth.jsonl', 30, 0.98, 0.95],
    ['ads-fifth.jsonl', 30, 0.98, 0.95],
    ['ads-sixth.jsonl', 40, 0.98, 0.95],
    ['ads-seventh.jsonl', 40, 0.98, 0.95],
  ] as const

  it.each(lists)('%s: what is read is right, and little is missed', (name, texts, precision, recall) => {
    const figures = figuresOf(labelled(name))
    expect(figures.texts).toBeGreaterThanOrEqual(texts)
    expect(figures.right / figures.read, figures.wrong.join('\n')).toBeGreaterThanOrEqual(precision)
    expect(figures.right / figures.stated).toBeGreaterThanOrEqual(recall)
  })

  it('a number is a whole word', () => {
    const { 'on-call': onCall } = readDutyFacts('Rufbereitschaft leisten Sie etwa dreimal im Monat.')
    expect(onCall?.value).toEqual({ kind: 'standby', perMonth: 3 })
  })

  it('days of the week say nothing of a weekend where Saturdays are worked', () => {
    expect(readDutyFacts('Arbeitszeit: Montag bis Freitag, samstags im Wechsel').weekends).toBeUndefined()
    expect(readDutyFacts('Montag bis Freitag, 7:30 bis 16 Uhr').weekends?.value).toBe(0)
  })

  it('the words stand in the text where the reading says', () => {
    const text =
      'Volle Weiterbildungsbefugnis Innere (36 Monate), keine Nachtdienste.\nJedes zweite Wochenende frei.'
    const { weekends, 'training-authorisation': training } = readDutyFacts(text)
    expect(training).toMatchObject({ value: { specialty: 'innere_medizin', months: 36 } })
    expect(text.slice(training?.from, training?.to)).toBe(training?.words)
    expect(text.slice(weekends?.from, weekends?.to)).toBe('Jedes zweite Wochenende frei')
  })
})

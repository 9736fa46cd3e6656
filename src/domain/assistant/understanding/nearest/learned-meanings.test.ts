import { expect, it } from 'vitest'
import { dataFile } from '../../../../vocabulary/data-file.ts'
import { allSayings, saidAsTyped } from './all-sayings.ts'
import { type LearnedFile, learnedMeanings, spokenFor } from './learned-meanings.ts'
import { madeFrom } from './made-from.ts'

// The file is ours; its shape is that of the type.
const file = JSON.parse(dataFile('guide/learned.json')) as LearnedFile

it('was learned from the sayings of today', () => {
  expect(file.madeFrom, 'npm run learn:meanings').toBe(madeFrom(allSayings()))
})

it('knows every meaning of a saying, and no other', () => {
  const meanings = new Set(allSayings().map(([meaning]) => meaning))
  expect(file.meanings.toSorted()).toEqual([...meanings].toSorted())
})

it('has learned what nearly all sayings mean', () => {
  const learned = learnedMeanings()
  const some = allSayings().filter((_, at) => at % 10 === 0)
  const right = some.filter(([meaning, text]) => {
    const sums = spokenFor(learned, saidAsTyped(text))
    return learned.meanings[sums.indexOf(Math.max(...sums))] === meaning
  })
  expect(right.length / some.length).toBeGreaterThan(0.9)
})

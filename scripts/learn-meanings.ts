/*
 * Learns from all sayings, and from the turns of the gold lists whose meaning is known, how much each word speaks for each meaning, and
 * writes data/guide/learned.json. Run: npm run learn:meanings; `-- --check` learns from four fifths at a time and tells how much of the
 * last fifth is understood. Always comes to the same result.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allSayings, saidAsTyped } from '../src/domain/assistant/understanding/nearest/all-sayings.ts'
import { readLearned, spokenFor } from '../src/domain/assistant/understanding/nearest/learned-meanings.ts'
import { madeFrom } from '../src/domain/assistant/understanding/nearest/made-from.ts'
import { goldSayings } from './learn-meanings/gold-sayings.ts'
import { type Example, learn } from './learn-meanings/learn.ts'

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    'without-gold': { type: 'boolean', default: false },
  },
})

const sayings = allSayings()
const gold = options['without-gold'] ? [] : goldSayings(sayings.map(([meaning]) => meaning))
const examples = [...sayings, ...gold].map(
  ([meaning, text]): Example => ({ meaning, said: saidAsTyped(text) }),
)

if (options.check) check()
else {
  const file = { madeFrom: madeFrom(sayings), ...learn(examples) }
  writeFileSync(new URL('../data/guide/learned.json', import.meta.url), `${JSON.stringify(file, null, 1)}\n`)
  console.log(
    `${examples.length} sayings, ${file.meanings.length} meanings, ${file.features.length} features`,
  )
}

/** Every fifth is asked of what was learned from the others. */
function check(): void {
  const parts = 5
  const asked: { isRight: boolean; share: number }[] = []
  for (let part = 0; part < parts; part++) {
    const learned = readLearned({ madeFrom: '', ...learn(examples.filter((_, at) => at % parts !== part)) })
    for (const { meaning, said } of examples.filter((_, at) => at % parts === part)) {
      const sums = spokenFor(learned, said)
      const best = sums.indexOf(Math.max(...sums))
      const all = sums.reduce((sum, each) => sum + Math.exp(each - (sums[best] ?? 0)), 0)
      asked.push({ isRight: learned.meanings[best] === meaning, share: 1 / all })
    }
  }
  const right = (least: number) => {
    const sure = asked.filter(({ share }) => share >= least)
    const share = sure.filter(({ isRight }) => isRight).length / sure.length
    return `${percent(share)} of ${percent(sure.length / asked.length)}`
  }
  for (const least of [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9])
    console.log(`right where the likeliest has ${percent(least)} or more: ${right(least)}`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import words from '@zxcvbn-ts/language-de/dist/commonWords.json.esm.js'
import firstNames from '@zxcvbn-ts/language-de/dist/firstnames.json.esm.js'
import lastNames from '@zxcvbn-ts/language-de/dist/lastnames.json.esm.js'

// The German encyclopedia and all English lists would add 900 kB for little: the common passwords already hold their words.
const judge = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...dictionary, words, firstNames, lastNames },
})

/** How hard the password is to guess, from 0 (at once) to 4. Judges the first 100 characters only. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  return judge.check(password.slice(0, 100)).score
}

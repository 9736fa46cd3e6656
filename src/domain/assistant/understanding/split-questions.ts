import { asksSomething } from './is-asking.ts'
import { wordsOfProfessions } from './work-words.ts'

const asking =
  '(?:wie|was|wo|wann|warum|wieso|wer|welche[rsnm]?|wohin|womit|muss|kann|darf|brauche?|bekomm\\p{L}*|gibt|hat|ist|zahl\\p{L}*|what|how|where|when|why|who|do|does|can|is)'
const between = new RegExp(
  String.raw`(?<=\?)\s*(?:und|and|außerdem)?[,\s]*(?=\p{L})|\s*,?\s+(?:und|and|sowie)\s+(?=${asking}\s)`,
  'iu',
)
const leastLetters = 8

/**
 * The two questions of a turn that asks two: "Was verdient eine MFA und wie lange dauert die Ausbildung?" What the first speaks of goes on in
 * a second that names nothing. Null for one question, or when one half asks nothing.
 */
export function splitQuestions(text: string): [first: string, second: string] | null {
  const [first = '', second = '', ...more] = text.split(between).map(part => part.trim())
  if (more.some(part => part !== '') || first.length < leastLetters || second.length < leastLetters)
    return null
  if (!asksSomething(first) || !asksSomething(second)) return null
  const topic = wordsOfProfessions(first)
  return [first, topic === '' || wordsOfProfessions(second) !== '' ? second : `${second} ${topic}`]
}

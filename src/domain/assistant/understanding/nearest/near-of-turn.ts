import { questionsIn } from '../questions-in.ts'
import { type Near, type NearGiven, nearMeaning } from './near-meaning.ts'

/** What a turn is most like, or one question in it when that is more like something and the whole is about no text. */
export function nearOfTurn(text: string, given: NearGiven, isFound: boolean): Near | null {
  let best = nearMeaning(text, given)
  // What was told before may be what it is about.
  if (isFound) return best
  for (const question of questionsIn(text)) {
    if (question.length > text.length - leastTold) continue
    const near = nearMeaning(question, given)
    if (near?.kind === 'guide' && near.likeness > (best?.likeness ?? 0)) best = near
  }
  return best ?? nearOfTold(text, given)
}

const parts = /[,.;!?]\s+|\s+(?=(?:und|aber|weil|jetzt|ob|and|but|because)\s)/iu
const leastOfLong = 90
const leastOfPart = 15

/** What one part of a long telling is surely like. */
function nearOfTold(text: string, given: NearGiven): Near | null {
  if (text.length < leastOfLong) return null
  let best: Near | null = null
  for (const part of text.split(parts).slice(0, mostParts)) {
    const near = part.length < leastOfPart ? null : nearMeaning(part, given)
    if (near?.kind === 'guide' && near.isStrong && near.likeness > (best?.likeness ?? 0)) best = near
  }
  return best
}
const mostParts = 6

/** From so many letters before it on, a question is read by itself as well. */
export const leastTold = 8

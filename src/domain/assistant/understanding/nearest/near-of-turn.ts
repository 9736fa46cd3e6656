import { questionsIn } from '../guide/questions-in.ts'
import { type Near, type NearGiven, nearMeaning } from './near-meaning.ts'

/** What a turn is most like, or one question in it when that is more like something and the whole is about no text. */
export function nearOfTurn(text: string, given: NearGiven, isFound: boolean): Near | null {
  let best = nearMeaning(text, given)
  // What was told before may be what it is about: "Ich studiere Medizin, was kann ich nebenher machen?".
  if (isFound || (best?.kind === 'guide' && best.isStrong)) return best
  for (const question of questionsIn(text)) {
    if (question.length > text.length - leastTold) continue
    const near = nearMeaning(question, given)
    if (near?.kind === 'guide' && near.share > (best?.share ?? 0)) best = near
  }
  return best?.isStrong ? best : (nearOfTold(text, given) ?? best)
}

const parts = /[,.;!?]\s+|\s+(?=(?:und|aber|weil|jetzt|ob|and|but|because)\s)/iu
const leastOfLong = 90
const leastOfPart = 15

/** What several parts of a long telling are like, or one surely. */
function nearOfTold(text: string, given: NearGiven): Near | null {
  if (text.length < leastOfLong) return null
  const found = new Map<string, { near: Near; parts: number }>()
  for (const part of text.split(parts).slice(0, mostParts)) {
    const near = part.length < leastOfPart ? null : nearMeaning(part, given)
    if (near?.kind !== 'guide' || near.share < leastShare) continue
    const before = found.get(near.id)
    const isLikelier = before === undefined || near.share > before.near.share
    found.set(near.id, { near: isLikelier ? near : before.near, parts: (before?.parts ?? 0) + 1 })
  }
  const [best] = [...found.values()].sort(
    (one, other) => other.parts - one.parts || other.near.share - one.near.share,
  )
  if (!best || (best.parts < 2 && !best.near.isStrong)) return null
  return { ...best.near, isStrong: true }
}
const leastShare = 0.4
const mostParts = 8

/** From so many letters before it on, a question is read by itself as well. */
export const leastTold = 8

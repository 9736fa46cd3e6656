import type { Suspicion } from '../support.values.ts'

const mostLinks = 2
const bait =
  /\b(?:seo|backlinks?|casino|crypto|krypto|bitcoin|forex|viagra|cialis|escort|payday|jackpot|guest post|link ?building)\b/i

/** What of a text looks like spam. Never a reason to drop it: somebody of the team looks. */
export function suspicionsOf(text: string): Suspicion[] {
  const found: Suspicion[] = []
  if ((text.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0) > mostLinks) found.push('links')
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter(letter => !/\p{Script=Latin}/u.test(letter)).length
  if (letters.length >= 20 && foreign > letters.length / 2) found.push('letters')
  if (bait.test(text)) found.push('bait')
  return found
}

import type { GuideAnswer } from '../../../../guide/find-guide-answer.ts'

const between =
  /(?<!\p{L})(?:unterschiede?n?|differences?|unterscheid\p{L}*)(?!\p{L})(?:\s+(?:es|man|sich|ist|gibt|da|denn|liegt|is|are|there))*\s*(?:zwischen|between|von|of|bei|:)?\s+(?:einer?m?n?\s+|der\s+|die\s+|dem\s+|den\s+|an?\s+|the\s+)?(?<one>.{2,50}?)\s+(?:und|zu|zum|zur|oder|and|vs\.?|or)\s+(?:einer?m?n?\s+|der\s+|die\s+|dem\s+|den\s+|an?\s+|the\s+)?(?<other>.{2,50}?)\s*[?.!]*$/iu

/** "MFA und ZFA, wo liegt da der Unterschied" */
const named =
  /^(?:und |also |sag mal,? )*(?<one>[^,;:?]{2,40}?)\s+(?:und|oder|vs\.?|and|or)\s+(?<other>[^,;:?]{2,40}?)\s*[,;:–-]\s*(?:wo|was|worin|welche[rn]?|what|where|how)\b[^,;]*?(?<!\p{L})(?:unterschiede?n?|unterscheid\p{L}*|differ\p{L}*)(?!\p{L})[^,;]*$/iu

/** Asks how two things differ, with whatever words before it. */
export function asksDifference(text: string): boolean {
  return between.test(text) || named.test(text)
}

/** "Was ist der Unterschied zwischen TVöD und AVR?": what the guide says of each; null when it knows not both. */
export function readDifference(
  text: string,
  answerOf: (question: string) => GuideAnswer | null,
): GuideAnswer | null {
  const { one, other } = (between.exec(text) ?? named.exec(text))?.groups ?? {}
  if (one === undefined || other === undefined) return null
  const [first, second] = [one, other].map(each => answerOf(`was ist ${each}?`))
  const known = first ?? second
  if (!known) return null
  // "Unterschied PTA und PKA": one text may speak of both.
  if (!first || !second)
    return known.text.includes(first ? other : one) ? { ...known, certainty: 'sure' } : null
  if (first.id === second.id) return { ...first, certainty: 'sure' }
  return {
    ...first,
    certainty: 'sure',
    title: `${first.title} – ${second.title}`,
    text: [first, second].map(({ title, text: said }) => `${title}: ${said}`).join('\n\n'),
    sources: [...first.sources, ...second.sources],
    choices: [...first.choices, ...second.choices],
    next: [...first.next, ...second.next],
  }
}

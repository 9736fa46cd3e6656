import { queryWords } from '../../../query-understanding/query-words.ts'
import { keysOf, matchPhrase, phraseOf } from './phrase.ts'

const leads = [
  '[wie viele|wieviele|how many|anzahl|number of|zahl der|wie viel] [offene|freie|aktuelle|open|verschiedene]? [stellen|jobs|angebote|treffer|anzeigen|positions|vacancies|openings|ergebnisse|stellenangebote|job offers]? [gibt es|habt ihr|hast du|haben sie|sind|are there|do you have|gibt|davon|have you got|findest du|of them]?',
].map(phraseOf)
const mostWords = 6
/** "Wie viele Stunden darf ich am Tag arbeiten?" counts no jobs. */
const noJobs =
  /^(?:\p{L}*(?:stunden?|tage?n?|nächte|nachtdienste?|dienste?|wochen|monate|jahre|urlaub|urlaubstage|ferien|pausen?|punkte|geld|zeit|frist|prozent|hours|days|nights|weeks|months|holidays?|shifts?|money|points))(?!\p{L})/iu
const asksNumber = keysOf('wie viele|how many|anzahl|wieviele|number of')

/** Whether a number was asked for, and the rest of the question. */
export function readCountAsked(text: string): { text: string; isCount: boolean } {
  const words = queryWords(text)
  for (let length = Math.min(mostWords, words.length); length > 0; length--) {
    const keys = words.slice(0, length).map(({ key }) => key)
    if (!keys.some(key => asksNumber.includes(key))) continue
    if (!leads.some(phrase => matchPhrase(phrase, keys))) continue
    const rest = text.slice(words[length - 1]?.to ?? 0).trim()
    if (noJobs.test(rest)) break
    return { text: withoutThereAre(rest), isCount: true }
  }
  return { text, isCount: false }
}

/** "wie viele Hebammenstellen gibt es in Wien". */
function withoutThereAre(text: string): string {
  return text
    .replace(/(?<!\p{L})(?:gibt es|gibt's|habt ihr|hast du|haben sie|are there|do you have)(?!\p{L})/giu, ' ')
    .trim()
}

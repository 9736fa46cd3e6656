import { isAsking } from '../is-asking.ts'
import { keysOf } from '../phrase.ts'

const sentences = /(?<!\d)[.;:!?–](?=\s|$)|\s-\s/u
const clauses = /(?<!\d)[,.;:!?–](?=\s|$)|\s-\s/u
const whoAsks =
  '(?:ich|i|man|ma|mer|wir|mir|mia|das|des|dass|da|die|de|der|es|mich|mein\\p{L}*|unser\\p{L}*|sie|we|one|the|my|it|they|there)'
/** A question that begins in the middle of what somebody tells: "Bin Hebamme aus Kroatien wo kann ich meinen Abschluss anerkennen lassen". */
const inner = new RegExp(
  String.raw`(?<=[\p{L}\d,]\s)(?:(?:wo|wie|was|wann|warum|wieso|wer|wohin|woher|womit|wos|wia|how|where|what|when|why)\s+(?:kann|muss|darf|soll|sollte|könnte|brauch\p{L}*|bekomm\p{L}*|krieg\p{L}*|lass\p{L}*|loss|find\p{L}*|mach\p{L}*|ist|sind|wird|chan|muess|derf|geht|läuft|can|must|do|does|is|are|should|would)\s+${whoAsks}(?!\p{L})|(?:geht das (?:überhaupt|noch|auch)|nehmen die mich|lohnt sich (?:das|es|noch|eine?|überhaupt)|ist das (?:noch |überhaupt )?möglich|bin ich (?:da )?zu (?:alt|lange?))(?!\p{L})|(?:wie (?:lange?|viel|hoch|oft|weit)|wieviel|how (?:long|much|many|often))(?!\p{L}))`,
  'iu',
)
const leastWords = 3
const leastWithPronoun = 6
const pronouns = new Set(keysOf('das des es dafür dazu that it dies'))

/** "Was kostet das?" is about what was told before. */
function standsAlone(keys: readonly string[]): boolean {
  return keys.length >= (keys.some(key => pronouns.has(key)) ? leastWithPronoun : leastWords)
}

/** What of a turn asks something: its questions, each without what was told before it. */
export function questionsIn(text: string): string[] {
  const asked: string[] = []
  for (const sentence of text.split(sentences)) {
    const parts = sentence.split(clauses)
    const from = parts.findIndex(part => isAsking(keysOf(part)))
    const at = from < 0 ? -1 : sentence.indexOf(parts[from] ?? '')
    const told = inner.exec(sentence) ?? wantsToKnow.exec(sentence)
    if (at >= 0 && (at > 0 || told === null)) asked.push(sentence.slice(at).trim())
    else if (told) asked.push(sentence.slice(told.index).trim())
  }
  return asked.filter(each => standsAlone(keysOf(each)))
}

const verbsFirst =
  /^(?:(?:und|aber|also|ok(?:ay)?|and|but|hallo|hi|hello|emma|sag mal|entschuldigung|sorry)[,.!]?\s+)*(?:(?:is|are|do|does|did|can|could|will|would|should|may|must|has|have|am)\s+(?!there\b|you (?:have|got|know|find|show)\b|we (?:speak|switch)\b)\p{L}+|(?:können|dürfen|darf|müssen|muss|sollte?|zahlen|zahlt|übernehmen|übernimmt|nehmen|nimmt|verlangen|verlangt|bekommen|kriegen|kriegt|bekommt|gilt|gelten|reicht|wird|werden|hat|haben|lohnt|hilft|zählt|ist|sind|steht|stehen|macht|gibt)\s+(?:die|der|das|mein\p{L}*|eine?[rnms]?|man|wir|mich|mir|unser\p{L}*|dem|den|sich|mei|da|es)(?!\p{L}))/iu
const offers =
  /(?<!\p{L})(?:stellen?|stellenangebote?|jobs?|vacanc\p{L}*|positions?|openings?|frei|arbeit|was für|etwas für|anything|something|\p{L}+stellen?)(?!\p{L})/iu

/** "Is working nights paid extra?", "Können die mich einfach versetzen?": asked by the verb, with a question mark, and not for jobs. */
export function asksByVerb(text: string): boolean {
  return text
    .split(/(?<=[.!?;])\s+/u)
    .some(sentence => /\?\s*$/.test(sentence) && verbsFirst.test(sentence) && !offers.test(sentence))
}

/** "Wo werden in Köln Hebammen gesucht?", "gibt es was für MFA?": asks what jobs there are. */
export function asksForOffers(text: string): boolean {
  const own = text.replace(/[„“"»«].*?[“”"«»]/gu, ' ')
  return offers.test(own) || seeks.test(own)
}
const seeks =
  /(?<!\p{L})(?:gesucht|suche?n?|sucht|einstell\p{L}*|stellt|gebraucht|braucht ihr|habt ihr|hast du|haben sie|gibt es|hiring|need|wo kann ich .{2,40} arbeiten|where can i work)(?!\p{L})/iu

const wantsToKnow =
  /(?<=(?<!\p{L})(?:wissen|sagen|erklären|frage mich|keine ahnung|unsicher|weiß nicht|wüsste gern|tell me|know|wonder|wondering)\s*,?\s+)(?:ob|wie|was|wann|wo|warum|welche\p{L}*|if|whether|how|what|when)(?!\p{L})|^(?:und )?(?:wie viele?|wieviele?|how many|how much)\s+\p{L}+\s+(?:darf|muss|kann|soll|hab|habe|bekomm\p{L}*|krieg\p{L}*|steh\p{L}*|gibt es in|do|does|can|must|may|should)(?!\p{L})/iu

/** Whether a question begins somewhere in a sentence that tells something before. */
export function asksInside(text: string): boolean {
  return text.split(sentences).some(sentence => {
    const told = inner.exec(sentence) ?? wantsToKnow.exec(sentence)
    return told !== null && !offers.test(sentence.slice(told.index))
  })
}

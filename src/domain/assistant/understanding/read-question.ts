import { findProfessions } from '../../../vocabulary/titles/find-professions.ts'
import type { Act } from './act.ts'
import { keysOf, matchPhrase, phraseOf } from './phrase.ts'
import { employerLists, employerQuestions, professionQuestions } from './sayings/sayings-of-questions.ts'
import type { TurnWords } from './turn-words.ts'

const ofEmployers = employerQuestions.map(phraseOf)
const ofEmployerLists = employerLists.map(phraseOf)
const ofProfessions = professionQuestions.map(phraseOf)
const set = (words: string) => new Set(words.split('|').flatMap(keysOf))

// A name is taken for an employer's when it says what kind of house it is.
const house =
  /(?:klinik|kliniken|klinikum|krankenhaus|spital|hospital|clinic|zentrum|center|centre|heim|stift|stiftung|residenz|praxis|ordination|mvz|gmbh|charite|caritas|diakonie|sanatorium|labor|apotheke|pflegedienst|sozialstation|verbund|gruppe)$/
const houseStarts =
  /^(?:uni|klinik|kantons|landes|bezirks|st$|sankt$|herz|kreis|evangel|kathol|drk|asb|awo|malteser|johanniter)/
const payWords = set(
  'verdiene|verdient|verdienen|verdienst|gehalt|gehälter|lohn|löhne|zahlt|zahlen|bezahlt|bezahlung|vergütung|earn|earns|salary|salaries|paid|pay|pays|wage|wages|einkommen|bekommt|kriegt|verdien|tarif|gage|einstiegsgehalt|mindestlohn|kohle|geld|cash|money',
)
const askWords = set('was|wie|wieviel|wo|welches|how|what|which|where|wos|welcher|welchen|hoch')
const politeLeads = /^(?:(?:und|bitte|sag|mal|mir|also|ok|hallo|hi|and|please|tell|me|denn|eigentlich)\s+)+/iu

/** A question about an employer, about professions, or about what is paid; null for any other. */
export function readQuestion({ text, words, keys }: TurnWords): Act | null {
  const lead = politeLeads.exec(text)?.[0].length ?? 0
  const skipped = words.findIndex(({ from }) => from >= lead)
  const asked =
    skipped > 0 ? { text, words: words.slice(skipped), keys: keys.slice(skipped) } : { text, words, keys }
  return readEmployers(asked) ?? readProfessions(asked) ?? readPay(asked) ?? readEmployer(asked)
}

/** "Welche Krankenhäuser in Erfurt suchen …" asks for no others. */
const houses =
  /^(?:krankenhaus|krankenhauser|krankenhaeuser|spital|spitaler|spitaeler|praxen|pflegeheime?|altenheime?|altersheime?|reha ?kliniken|unikliniken|hospitals|practices|care homes)$/

function readEmployers(asked: TurnWords): Act | null {
  for (const phrase of ofEmployerLists) {
    const kept = matchPhrase(phrase, asked.keys)
    if (!kept) continue
    const [from, to] = kept.place ?? [0, 0]
    const houseAt = asked.keys.slice(0, from).findIndex(key => houses.test(key))
    const house = asked.words[houseAt]?.raw ?? ''
    return {
      kind: 'employers',
      text: to === 0 ? '' : `${house} ${said(asked, from, asked.keys.length)}`.trim(),
    }
  }
  return null
}

function readEmployer(asked: TurnWords): Act | null {
  for (const phrase of ofEmployers) {
    const kept = matchPhrase(phrase, asked.keys)
    const [from, to] = kept?.name ?? [0, 0]
    const keys = asked.keys.slice(from, to)
    if (to === 0 || !isHouse(keys) || keys.length > 8) continue
    return { kind: 'employer', name: said(asked, from, to), work: '' }
  }
  return null
}

/** "Klinikum Köln" and "St. Josef" are names, "Krankenhaus" and "Praxis in Köln" are kinds of house. */
function isHouse(keys: readonly string[]): boolean {
  if (keys.length < 2 && !/^charite$/.test(keys[0] ?? '')) return false
  if (
    keys.some(
      key =>
        key === 'in' ||
        key === 'im' ||
        key === 'als' ||
        key === 'fur' ||
        key === 'oder' ||
        key === 'or' ||
        key === 'besser',
    )
  )
    return false
  return keys.some(key => house.test(key)) || houseStarts.test(keys[0] ?? '')
}

function readProfessions(asked: TurnWords): Act | null {
  for (const phrase of ofProfessions) {
    const kept = matchPhrase(phrase, asked.keys)
    const [from, to] = kept?.text ?? [0, 0]
    if (to === 0) continue
    const text = said(asked, from, to)
    if (findProfessions(text).length > 0) return { kind: 'professions', text }
  }
  return null
}

const trainees =
  /(?<!\p{L})(?:azubis?|auszubildende[rn]?|lehrlinge?|lernende[rn]?|in der ausbildung|in der lehre|trainees?|apprentices?)(?!\p{L})/iu

/** "Was verdient man als OTA?", "Gehalt Hebamme", "TVöD P8 Stufe 3?"; "Pflege ab 3500 Gehalt" looks for work. */
function readPay({ text, keys }: TurnWords): Act | null {
  // What trainees are paid says a text, and no ad for the trained.
  if (trainees.test(text)) return null
  if (tariffs.test(text) && asksAmount.test(text)) return { kind: 'pay', text, isOfGrade: namesGrade(text) }
  if (namesGrade(text) && keys.some(key => askWords.has(key))) return { kind: 'pay', text, isOfGrade: true }
  const payAt = keys.findIndex(key => payWords.has(key))
  const isAsked = keys.some(key => askWords.has(key))
  const isTitle = payAt === 0 && keys.length > 1 && !/\d{4}/.test(text)
  return payAt >= 0 && (isAsked || isTitle) ? { kind: 'pay', text, isOfGrade: false } : null
}

const tariffs =
  /(?<!\p{L})(?:tv[öo]e?d|tv-?l|tv-?ärzte\p{L}*|avr|marburger bund|stufe|entgeltgruppe|level|step|pay (?:group|grade))(?!\p{L})/iu
const asksAmount =
  /(?<!\p{L})(?:how much|wie ?viel|wievüü|was (?:kommt (?:da |brutto |netto )*raus|krieg|bekomm|verdien|bring|zahl|gibt|gibts)\p{L}*|what (?:do|does|would|is)[^?]{1,60}(?:get|pay|earn|make))(?!\p{L})/iu

/** "P7 Stufe 3", "EG 9b", "KR8"; in small letters beside the agreement or the step: "tvöd p8", "p7 stufe 2". */
function namesGrade(text: string): boolean {
  if (tariffs.test(text) && /(?<!\p{L})(?:p|kr|eg|s|ä)[ -]?\d{1,2}[abc]?(?!\p{L}|\d)/iu.test(text))
    return true
  return /(?<!\p{L})(?:P|KR|EG|S|Ä|TVöD[- ]?P?|TV-L)[ -]?\d{1,2}[abc]?(?!\p{L}|\d)/u.test(text)
}

function said({ text, words }: TurnWords, from: number, to: number): string {
  return text.slice(words[from]?.from ?? 0, words[to - 1]?.to ?? 0)
}

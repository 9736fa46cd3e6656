import { keysOf } from './phrase.ts'

// "Wo", "welche" and "gibt es" ask for jobs as often as for knowledge.
const leads = (
  'unterschied|unterschiede|difference|differences|wie|was|warum|wieso|weshalb|wann|wer|wozu|wofür|womit|worauf|kann ich|kann man|könnte ich|darf ich|darf man|muss ich|muss man|brauche ich|brauch ich|soll ich|' +
  'habe ich|bin ich|ist das|ist es|sind die|verlangen|verlangt|reicht|reichen|gilt|gelten|lohnt|lohnen|akzeptieren|werden|wird|müssen|dürfen|zahlen|bekomme ich|kriege ich|verdiene ich|verdient man|verdienen|brauchen|braucht|bekommt man|hat man|muß|kannst du mir sagen|kannst du mir erklären|können sie mir erklären|könntest du mir erklären|erklär|erkläre|erklären sie|can you explain|could you explain|can you tell me|explain|können sie mir sagen|weißt du|wissen sie|do hospitals|do clinics|do nurses|do doctors|do employers|do people|do they|is there a difference|are nurses|are doctors|will my|how|what|why|when|who|can i|could i|may i|must i|do i|does|should i|is it|am i|will i|woher|inwiefern|stimmt es|geht die ausbildung|geht die weiterbildung|geht die umschulung|geht die fortbildung|geht die anerkennung|geht das studium'
)
  .split('|')
  .map(keysOf)
const before = new Set(
  keysOf('und aber also bitte hallo hi sag mal denn emma and but so please tell me ok okay'),
)
const asksWhich = new Set(keysOf('welche welchen welches welcher which'))
const needs = new Set(
  keysOf(
    'brauche braucht brauch need needs muss must nötig required verlangt gefordert erforderlich notwendig vorgeschrieben verlangen zuständig gilt gelten',
  ),
)
// These ask what there is.
const asksForJobs = [
  'was gibt es',
  'was hast du',
  'was haben sie',
  'was habt ihr',
  'wie viele',
  'was ist frei',
  'what do you have',
  'what is there',
  'was für jobs',
  'was für stellen',
  'was geht',
  'was ist da',
  'was kommt',
  'was hätten',
  'was wäre',
  'zahlen sie',
  'brauchen sie',
  'braucht ihr',
  'was hat',
  'wie sieht es',
  'wie schaut es',
  'wie steht es mit',
  'wie wäre es',
  'was ist mit',
  'what about',
  'how about',
  'what kind of jobs',
  'how many',
  'wer sucht',
  'wer stellt',
  'who is hiring',
  'who needs',
].map(keysOf)

/** "Mit welchen Unterlagen kann ich als Arzt …", "ab wann bekomme ich …": a word of asking behind a preposition. */
const asksBehind =
  /^(?:(?:und|aber|also|hallo|hi|ok|and|but)[,]? )*(?:(?:mit|bei|für|in|an|nach|von|vor|zu|aus|ab|bis|seit|auf|über|unter|durch|ohne|wegen) (?:welche[rnms]?|was|wem|wen|wann|wo|wie)|(?:with|for|in|at|by|from|to|under|until|since|through) (?:which|what|whom?|when)) .*\p{L}.*\?\s*$/iu
// "Welche Länder erkennen mein Examen an?", but not "welche Kliniken suchen Hebammen?".
const asksForKind = /^(?:und )?welche[rsnm]? .*\?\s*$/iu
const asksForOffers =
  /(?<!\p{L})(?:gibt|habt|haben|hat|hast|sind|ist|suchen|sucht|stellen?|jobs?|davon|frei|bieten|bietet|zahlen|zahlt|passt|passen|liegt|liegen|brauchen|braucht|arbeitgeber|kliniken|praxen)(?!\p{L})/iu

/** Whether a sentence of a text is a question to be answered: "Ich bin Arzt aus Syrien, wie kann ich hier arbeiten?". */
export function asksSomething(text: string): boolean {
  if (takesBack.test(text) || states.test(text) || hasTo.test(text)) return false
  if ((asksForKind.test(text) || asksBehind.test(text)) && !asksForOffers.test(text)) return true
  return text.split(/(?<!\d)[,.;:!?–](?=\s|$)|\s-\s/u).some(sentence => isAsking(keysOf(sentence)))
}

// "Muss nicht Teilzeit sein", without a question mark
const takesBack =
  /^(?:\p{L}+[, ]+){0,2}(?:muss|müssen) (?:\p{L}+ ){0,2}(?:nicht|nich|kein\p{L}*|net|ned)(?!\p{L})[^?]*$/iu

// "Muss Vollzeit sein, sonst reicht das Geld nicht"
const states =
  /^(?:(?:und|aber|also|ok|na|es)[, ]+)*(?:muss|müsste|müssen|sollte?|darf) (?!(?:ich|man|ma|wir|das|es|die|der|mein\p{L}*|eine?)(?!\p{L}))(?:\p{L}+ ){1,5}sein(?!\p{L})[^?]*$/iu

// "Muss um 16 Uhr den Kleinen aus der Kita holen"
const hasTo =
  /^(?:(?:und|aber|also|i)[, ]+)*(?:muss|müsste) (?:um|bis|jeden|nachmittags|mittags|abends|morgens|spätestens|pünktlich|leider|mich|wieder)(?!\p{L})[^?]*$/iu

/** Whether the words are a question to be answered, rather than a wish for jobs. */
export function isAsking(keys: readonly string[]): boolean {
  const from = keys.findIndex(key => !before.has(key))
  const starts = (phrase: readonly string[]) => phrase.every((key, at) => keys[from + at] === key)
  if (from < 0) return false
  // "Welches Sprachniveau brauche ich"
  const isNeed = asksWhich.has(keys[from] ?? '') && keys.some(key => needs.has(key))
  return isNeed || asksOfOneself(keys, from) || (leads.some(starts) && !asksForJobs.some(starts))
}

const wishes = /^(?:mocht|will|woll|hatt|wurd|mag|such|suech|nehm|mach|geh|komm|wohn|leb|bin)/

/** "Bekomm ich ein 13. Gehalt?" asks; "möchte ich nicht" and "suche ich" do not. */
function asksOfOneself(keys: readonly string[], from: number): boolean {
  const [verb = '', who = ''] = keys.slice(from)
  return (
    (who === 'ich' || who === 'man') &&
    keys.length > from + 3 &&
    !wishes.test(verb) &&
    !before.has(verb) &&
    !refusing.has(verb) &&
    !keys.includes('nicht') &&
    !keys.includes('keine') &&
    !keys.includes('kein')
  )
}
const refusing = new Set(keysOf('wenn dass ob weil da wo als wie und oder die der das seit bis damit'))

const weighing = [
  'was ist besser',
  'was wäre besser',
  'was lohnt sich',
  'lohnt sich mehr',
  'was würdest du',
  'was würden sie',
  'was ist der unterschied',
  'what is better',
  'which is better',
  'what would you',
  'was spricht für',
  'vor und nachteile',
  'welches ist besser',
  'wo ist es besser',
  'was tun',
  'was soll ich tun',
  'was mache ich',
  'what should i do',
  'what to do',
  'was rätst du',
  'was raten sie',
].map(keysOf)

/** "Krankenhaus oder Praxis, was ist besser?" wants an opinion, no list of ads. */
export function weighs(keys: readonly string[]): boolean {
  return weighing.some(phrase =>
    keys.some((_, from) => phrase.every((key, at) => keys[from + at] === key) && !isWorkAt(keys, from)),
  )
}

/** "Will noch was tun in Celle" looks for something. */
function isWorkAt(keys: readonly string[], from: number): boolean {
  return from > 0 && keys[from] === 'was' && keys[from + 1] === 'tun' && from + 2 < keys.length
}

const definition =
  /^(?:und |aber )?(?:was|wofür|what) (?:heißt|heisst|bedeutet|steht|meint|does \S+ (?:mean|stand)) /iu

/** "Was heißt GuK?" wants to know what a word means, and no ads. */
export function asksMeaning(text: string): boolean {
  return definition.test(`${text} `)
}

const ofRules =
  /(?<!\p{L})(?:was (?:muss|müssen|soll|sollte|brauche?) (?:ich|man|wir)|what (?:do|must|should) (?:i|we) (?:need|have|do|consider)|do (?:i|we) (?:need|have) to|(?:cost|charge)s? (?:me|us) (?:anything|money|something)|kostet (?:mich|uns) )/iu

/** "Was muss ich machen, damit ich hier als Pflegekraft arbeiten darf?" asks what is to be done, whatever work it names. */
export function asksWhatToDo(text: string): boolean {
  return text.includes('?') && ofRules.test(text)
}

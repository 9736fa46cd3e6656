import { findProfessions } from '../../../../vocabulary/titles/find-professions.ts'
import type { JobSearchParams } from '../../../job-search/job.schema.ts'

const leastOfTelling = 160
const wishes =
  /(?<!\p{L})(?:suche|möchte|mecht|will|würde|wechseln|hätte gern|bräuchte|interessiere|want|looking|would like|i'd like)(?!\p{L})/iu

const looksFor =
  /(?<!\p{L})(?:suche?|such|suech|looking for|möchte als|will als|interessiere mich)(?!\p{L})/iu

/** "Pharmazeutin aus der Ukraine. Suche PTA in Halle": what somebody is goes where they say what they look for. */
function withoutOwnTitle(text: string): string {
  const sentences = text.split(/(?<=\p{L}{2}[.!?])\s+/u)
  const wish = sentences.findIndex(each => looksFor.test(each) && findProfessions(each).length > 0)
  if (wish < 1) return text
  const titles = sentences.slice(0, wish).flatMap(each => findProfessions(each).flatMap(({ words }) => words))
  const told = titles.reduce((left, title) => left.replace(title, ' '), sentences.slice(0, wish).join(' '))
  return [told, ...sentences.slice(wish)].join(' ')
}

/** Of a long telling what is wished in the end: "Seit neun Jahren … in Bremerhaven. Ich würde gern als … in Bremen". */
export function wishIn(text: string): string {
  if (text.length < leastOfTelling) return withoutOwnTitle(text)
  const sentences = text.split(/(?<=\p{Ll}{3}[.!?])\s+/u)
  const from = sentences.findIndex(sentence => wishes.test(sentence) && findProfessions(sentence).length > 0)
  return from < 1 ? text : sentences.slice(from).join(' ')
}

// "Hab vier Jahre in einer Praxis gearbeitet" is no wish for one.
const pastWork =
  /(?<!\p{L})(?:(?:und |ich )?(?:hab|habe|war|bin)\s)(?:(?!such|möcht)[^,.;]){3,90}?\s(?:gearbeitet|gewesen|tätig gewesen|angestellt)(?!\p{L})/giu

// "war immer in der Gastro und …", "Ich war 22 Jahre im OP als Schwester", "PJ vorbei, Examen bestanden!", "mein Vertrag im Heim läuft aus"
const wasBefore =
  /(?<!\p{L})(?:(?:und |ich |i )?war (?:schon |auch )?(?:immer|bisher|lange?|früher|vorher|vorhin|zuletzt|jahrelang|ewig|(?:über |fast |gut |mehr als )?\d+ jahre?n?|viele jahre)(?!\p{L})(?:(?! und (?:mach|such|will|möcht|bin|jetzt))[^,.;!?])*|(?:pj|studium|examen|ausbildung|famulatur|lehre|umschulung|elternzeit|karenz) (?:ist |is )?(?:grad |gerade |endlich |jetzt )?(?:vorbei|bestanden|geschafft|rum|zu ende|abgeschlossen|in der tasche|hinter mir)(?!\p{L})|mein(?:e|en)? (?:vertrag|stelle|job|befristung) (?:im|in|bei|am|beim) [^,.;]*?(?:läuft|endet|geht|wird)(?: \p{L}+){0,4} (?:aus|zu ende|nicht verlängert)(?!\p{L})|(?:ich |i )?war (?:\p{L}+ ){0,3}?\p{L}+(?= und (?:ich )?(?:will|möchte|suche|such|würde|mache?|bin jetzt)(?!\p{L}))|bisher (?:war|bin|habe) ich [^,.;!?]*|(?:ich )?(?:hab|habe) (?:gerade |grad |derzeit |noch |schon |zwar )*(?:einen?|nen|ne|'n|a) (?:festen? )?(?:job|stelle|vertrag|posten|anstellung) (?:in|im|bei|beim|am) [^,.;]*?(?=,? (?:und|aber) (?:ich )?(?:will|möchte|such\p{L}*|würde?|hätte?)(?!\p{L})))/giu
// "meine Mutter pflege ich auch noch" is no work that is looked for.
const ownCare = /(?<!\p{L})pfleg(?:e|t|en)? (?:ich|i|er|sie|wir|ma)(?: \p{L}+){0,2}(?!\p{L})/gu
// "in Karenz" is no town of that name.
const ownStudy = /(?<!\p{L})(?:ich )?studiere? (?:gerade |grad |noch |derzeit )*\p{L}+/giu
const ownTime =
  /(?<!\p{L})(?:noch |derzeit |gerade |grad |bald )?(?:in|aus|nach) (?:der |meiner )?(?:karenz|elternzeit|mutterschutz|babypause|rente|pension|probezeit|kurzarbeit|ausbildungszeit)(?!\p{L})/giu
// "er ist Koch": the work of somebody else, where one's own is said as well.
const ofOthers =
  /(?<=^|[,.;!]\s*|\s(?:und|and|weil)\s)(?:(?:er|sie|der|he|she|(?:mein|meine|unser|unsere|my|our) \p{L}+) (?:ist|war|is|was|arbeitet als|works as) (?:auch |ja |gelernter? |schon |a |an )*\p{L}+)(?=[,.;!]|\s(?:und|and|aber|but)\s|$)/giu

// "nur Praxen bitte, Klinik hatte ich schon"
const hadAlready =
  /(?<=\p{L}[,;.]\s+)[^,;.]{3,40}? (?:hatte|hatten|hab|habe|haben|war|waren|kenne?) (?:ich|wir) (?:da |dort |ja |auch |doch |mal )*(?:schon|lang genug|lange genug|bereits|genug)[^,;.]*/giu

/** A text without the work of somebody else, where one's own is said as well: "mein Mann ist auch Pfleger". */
export function withoutOthers(text: string): string {
  const own = text.replace(ofOthers, ' ')
  return findProfessions(own).length > 0 ? own : text
}

/** Who says only what they have been so far looks for that again. */
export function withoutPast(text: string, soFar: JobSearchParams | null): string {
  const rest = text
    .replace(ownCare, ' ')
    .replace(ownTime, ' ')
    .replace(ownStudy, ' ')
    .replace(pastWork, ' ')
    .replace(wasBefore, ' ')
    .replace(hadAlready, '')
  const own = withoutOthers(rest)
  const keepsWork = (left: string) =>
    soFar !== null || findProfessions(left).length > 0 || findProfessions(text).length === 0
  return keepsWork(own) ? own : keepsWork(rest) ? rest : text
}

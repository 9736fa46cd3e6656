import { type QueryWord, queryWords } from '../../../query-understanding/query-words.ts'
import { fold } from '../../../search/text/fold.ts'
import { findProfessions } from '../../../vocabulary/titles/find-professions.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { keysOf } from './phrase.ts'
import { wordsOfTrade } from './work-words.ts'

const lists = (phrases: string) => phrases.split('|').map(keysOf)
const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean).map(fold))

const names = lists(
  'ich heiße|mein name ist|mein name lautet|meine name ist|name ist|my name is|i’m called|i am called|hier ist|hier schreibt|ich bin der|ich bin die',
)
const leadsToName = lists('ich bin|i am|i’m|ich bins|frau|herr|mrs|mr|ms')
const ends = set(
  'und and aus from ich i suche bin bi habe mit als wohne lebe möchte arbeite looking am seeking',
)
const ages = lists(
  'jahre alt|jahre jung|jahr alt|years old|years of age|year old|year-old|lenze|jährig|jährige|jähriger|jährigen|jähriges|jährigem|yo|y o|j alt|j|jahre',
)
const origins = lists(
  'ich komme ursprünglich aus|ich komme eigentlich aus|ich bin aus|bin aus|bin ursprünglich aus|komme ursprünglich aus|mit wurzeln in|mit wurzeln aus|gebürtig aus|geboren in|i was born in|i am originally from|am from|i’m originally from|ich komme aus|komme aus|ich stamme aus|stamme aus|ursprünglich aus|i come from|i’m from|i am from|originally from|come from|born in|geboren in|aus der|aus dem|aus|from',
)
// Neither where people come from nor what they are belongs into a search.
const nations = set(
  `türkei syrien polen rumänien bulgarien ungarn kroatien serbien bosnien kosovo albanien ukraine russland griechenland italien spanien portugal
  frankreich indien philippinen vietnam china iran irak afghanistan tunesien marokko ägypten brasilien mexiko kolumbien kamerun nigeria ghana kenia
  tschechien slowakei slowenien georgien indonesien pakistan usa amerika england turkey syria poland romania bulgaria hungary croatia serbia bosnia albania
  russia greece italy spain portugal france india philippines tunisia morocco egypt brazil mexico colombia cameroon kenya czechia slovakia
  slovenia iraq nepal bangladesh libanon lebanon jordanien jordan algerien algeria äthiopien ethiopia eritrea somalia senegal togo`,
)
const people = set(
  `türkin türke türkische türkischer syrerin syrer syrische syrischer polin pole polnische polnischer rumänin rumäne rumänische rumänischer ukrainerin ukrainer ukrainische
  russin russe russische inderin inder indische indischer philippinin philippinische vietnamesin vietnamesische iranerin iraner iranische afghanin afghane kroatin kroate kroatische
  bosnierin bosnische serbin serbe serbische griechin grieche griechische italienerin italiener italienische spanierin spanier spanische tunesierin tunesische marokkanerin marokkanische
  ungarin ungar ungarische deutsche deutscher österreicherin österreicher schweizerin schweizer ausländerin ausländer ausländische migrantin migrant geflüchtete flüchtling muslim muslimin muslima christin christ
  jüdin jude hindu frau mann männlich weiblich divers trans nonbinär nichtbinär nonbinary schwul lesbisch homosexuell gay lesbian transgender mutter vater alleinerziehend alleinerziehende alleinerziehender alleinerziehenden schwanger verheiratet ledig
  afrikanerin afrikaner afrikanische araberin araber arabische albanerin albaner albanische bulgarin bulgare bulgarische tschechin tscheche tschechische slowakin slowake slowakische slowenin slowene
  portugiesin portugiese portugiesische französin franzose brasilianerin brasilianer chinesin chinese chinesische irakerin iraker kurdin kurde kurdische georgierin georgier nigerianerin nigerianer kamerunerin kameruner mexikanerin mexikaner kolumbianerin kolumbianer
  ägypterin ägypter filipina filipino nepalesin nepalese indonesierin indonesier kosovarin kosovare migrationsgeschichte flüchtlingsfrau witwe witwer geschieden rentner rentnerin kopftuch kopftuchträgerin atheist atheistin mama papa hausfrau hausmann dame herr mädchen junge single oma opa
  turkish syrian polish romanian ukrainian russian indian filipino filipina vietnamese iranian afghan croatian bosnian serbian greek italian spanish tunisian moroccan hungarian
  german austrian swiss female male woman man mother father pregnant married single immigrant refugee muslim christian jewish mit migrationshintergrund migrationshintergrund`,
)
people.delete('mit')
const nationality = /^[a-z]{3,}(?:ish|ese|ian)$/
const ownWords = new Set(['am', 'bin', 'm'])

/**
 * A sentence without what people say about themselves: name, age, sex, origin, family. None of it changes what is found, so that equal
 * questions get equal answers whoever asks. `keepsOrigin` for questions about recognition, which depends on it.
 */
export function withoutOneself(text: string, { keepsOrigin = false } = {}): string {
  const words = queryWords(text)
  const left = words.map(() => true)
  for (let at = 0; at < words.length; at++) {
    const length =
      nameAt(words, at) || ageAt(text, words, at) || (keepsOrigin ? 0 : originOrKindAt(words, at))
    for (let taken = 0; taken < length; taken++) left[at + taken] = false
    if (length > 1) at += length - 1
  }
  if (left.every(Boolean)) return text
  return written(text, words, left)
}

const fromAbroad = /(?<!\p{L})(?:aus|from|in)\s+(?:der |dem |den |the )?(?<country>\p{L}+)/giu
const abroad =
  /(?<!\p{L})(?:ausland|ausländisch\p{L}*|drittstaat\p{L}*|abroad|foreign|foreigner|heimatland|my country)(?!\p{L})/iu
const ofHouse = new Set(
  fold(
    'deutsche deutscher deutsches österreicherin österreicher schweizerin schweizer german austrian swiss',
  ).split(' '),
)
const adjective =
  /^(?:(?:turk|syr|poln|rumän|bulgar|ungar|kroat|serb|bosn|alban|ukrain|russ|griech|italien|span|portugies|französ|ind|philippin|vietnames|chines|iran|irak|afghan|tunes|marokkan|ägypt|brasilian|mexikan|kolumban|nigerian|kamerun|arab|georg|indones|kenian|nepales)isch\p{L}*|\p{L}{3,}(?:ish|ese|ian))$/iu

/** Whether somebody says that they or their diploma come from another country than the three of the house. */
export function isForeign(text: string): boolean {
  if (abroad.test(text)) return true
  for (const { groups } of text.matchAll(fromAbroad))
    if (nations.has(fold(groups?.country ?? ''))) return true
  return queryWords(text).some(({ key, raw }) => !ofHouse.has(key) && adjective.test(raw))
}

// "Ich habe drei Kinder"
const children = set('kinder kindern kind kids children kid')
const littles = set('kleine kleinen kleiner kleines schulpflichtige schulpflichtigen small young little')
const howMany = set('ein eine einem einen zwei drei vier fünf mehrere one two three four')

function originOrKindAt(words: readonly QueryWord[], at: number): number {
  const counted = words[at]?.isNumber === true || howMany.has(words[at]?.key ?? '')
  const next = littles.has(words[at + 1]?.key ?? '') ? at + 2 : at + 1
  if (counted && children.has(words[next]?.key ?? '')) return next - at + 1
  return originAt(words, at) || (isPerson(words, at) ? 1 : 0)
}

function isPerson(words: readonly QueryWord[], at: number): boolean {
  const key = words[at]?.key ?? ''
  // "I am Nigerian and I want a job"
  if (nationality.test(key) && ownWords.has(words[at - 1]?.key ?? '')) return true
  // "Deutsches Rotes Kreuz" and "in der Schweiz" are no people, nor is a language that is spoken.
  return people.has(key) && !/^(?:lern|sprach|kenntnis)/.test(words[at + 1]?.key ?? '')
}

function startsAt(words: readonly QueryWord[], at: number, phrases: readonly string[][]): number {
  for (const phrase of phrases)
    if (phrase.length > 0 && phrase.every((key, offset) => words[at + offset]?.key === key))
      return phrase.length
  return 0
}

const mostNames = 3

function nameAt(words: readonly QueryWord[], at: number): number {
  const lead = startsAt(words, at, names)
  if (lead === 0) return bareNameAt(words, at)
  let length = lead
  while (length < lead + mostNames) {
    const word = words[at + length]
    if (!word || ends.has(word.key) || word.isNumber) break
    // "Ich bin die Pflegekraft" is no name.
    if (!/^\p{Lu}/u.test(word.raw) && lead < 3) break
    length += 1
  }
  return length === lead ? 0 : length
}

const decades = set(
  'zwanzig dreißig vierzig fünfzig sechzig siebzig twenties thirties forties fifties sixties',
)
const aboutAge = set(
  'mitte anfang ende knapp über fast gut rund mid early late aged age alter baujahr jahrgang geboren born jg',
)
const units = set(
  'stunden std h km kilometer prozent % € euro eur chf franken minuten min tage tagen wochen monate monaten betten plätze dienste nächte hours percent miles minutes days weeks months wochenstunden mal',
)

/** "Mitte 50", "Jahrgang 1972", "aged 45", "in my fifties". */
function roundAgeAt(words: readonly QueryWord[], at: number): number {
  const [lead, word, next] = [words[at], words[at + 1], words[at + 2]]
  if (!lead || !word || !aboutAge.has(lead.key)) return 0
  // "über 50 Betten" is no age.
  if (word.isNumber && units.has(next?.key ?? '')) return 0
  if (/^(?:[2-7]\d|19[3-9]\d|20[01]\d)$/.test(word.raw) || decades.has(word.key)) return 2
  // "geboren am 3.4.1972", "born in 1972"
  const isBorn = lead.key === 'geboren' || lead.key === 'born'
  return isBorn && next?.isNumber === true ? 3 : 0
}

/** "Ich bin Erzieher und suche" says no name, though no table of the trade has it. */
const ofWork =
  /(?:ziehe|pflege|helfe|leite|arbeite|lehre|technike|berate|betreue|meiste|manage|padagog|logopad|koordinato|sekreta|vermittle|begleite|verkaufe|hausmeiste)r?(?:in)?$|.{4}(?:erin|ist|istin|eur|eurin|kraft|assistent|assistentin|frau|mann|wirt|wirtin|kochin|loge|login)$/

/** "Ich bin Anna und suche": a capital that no table knows, before the sentence goes on. */
function bareNameAt(words: readonly QueryWord[], at: number): number {
  const lead = startsAt(words, at, leadsToName)
  const name = words[at + lead]
  if (lead === 0 || !name || !/^\p{Lu}\p{Ll}/u.test(name.raw)) return 0
  const next = words[at + lead + 1]?.key
  const isEnd = next === undefined || ends.has(next) || words[at + lead + 1]?.isNumber === true
  const isOther =
    isOrdinaryWord(name.key) ||
    ofWork.test(name.key) ||
    wordsOfTrade(name.raw) !== '' ||
    findProfessions(name.raw).length > 0 ||
    people.has(name.key)
  return isEnd && !isOther ? lead + 1 : 0
}

function ageAt(text: string, words: readonly QueryWord[], at: number): number {
  const word = words[at]
  const round = roundAgeAt(words, at)
  if (round > 0) return round
  // "54jährige"
  if (word && /^[1-9]\d$/.test(word.raw) && /^jahrig/.test(words[at + 1]?.key ?? '')) return 2
  if (!word?.isNumber || !/^[1-9]\d$/.test(word.raw)) return 0
  const unit = startsAt(words, at + 1, ages.slice(0, -1))
  if (unit > 0) return unit + 1
  // "Ich bin 45 und suche", "Anna, 45, sucht"; "45 Stunden" and "45 km" are none.
  const before = words[at - 1]?.key
  const after = words[at + 1]?.key
  // "Anna, 34, sucht"
  if (isBetweenCommas(text, word)) return 1
  const isBare = after === undefined || !units.has(after)
  // "Ich bin schon 54", "I am already 45"
  const isOwn = words.slice(Math.max(0, at - 3), at).some(({ key }) => ownWords.has(key))
  return isOwn &&
    isBare &&
    (before === undefined || !/^(?:min|max|mit|seit|ab|for|since|with|in)/.test(before))
    ? after === 'jahre' || after === 'years'
      ? 2
      : 1
    : 0
}

function isBetweenCommas(text: string, { from, to }: QueryWord): boolean {
  return /,\s*$/.test(text.slice(0, from)) && /^\s*(?:,|$)/.test(text.slice(to))
}

function originAt(words: readonly QueryWord[], at: number): number {
  const lead = startsAt(words, at, origins)
  if (lead === 0) return 0
  let length = lead
  while (words[at + length] && /^(?:der|dem|den|the)$/.test(words[at + length]?.key ?? '')) length += 1
  return nations.has(words[at + length]?.key ?? '') ? length + 1 : 0
}

function written(text: string, words: readonly QueryWord[], left: readonly boolean[]): string {
  let result = ''
  let end = 0
  words.forEach(({ from, to }, at) => {
    if (left[at]) result += text.slice(end, to)
    else result += text.slice(end, from).replace(/\S+$/u, '')
    end = to
  })
  return (result + text.slice(end)).replace(/\s+/g, ' ').trim()
}

import type { Locale } from '../../../i18n/locale.ts'
import { queryWords } from '../../../query-understanding/query-words.ts'
import { writtenAs } from './dialect/dialect.ts'

// Words that are hardly ever said in the other language; those that both have ("in", "am", "was", "so") tell nothing.
const english = wordsOf(
  'the and with without near how what where why which when who is arees can could would should have has my your me you i from for of any some show find looking look search searching want wants need nurse nursing nurses doctor doctors physician shifts nights weekends please thanks thank hello more compare save second first third last one ones about salary pay time full only not no instead back start over again apply application applications alert alerts there this that it them do does did get to at on or but if are be been as by out up we our us they their these those than then because working work works hospital hospitals midwife midwives training abroad germany austria switzerland wanted hiring position positions available',
)
const german = wordsOf(
  'ich hätt hätte gern wos ned nid der das den dem des ein eine einen einer einem und oder aber mit ohne bei für im zum zur vom von auf aus nach zu wie wo warum welche welcher welches wann wer ist sind bin kann kannst können möchte will habe hast hat gibt es mein meine meiner mir mich dich sie ihr du wir uns suche such zeig zeige finde stelle stellen arbeit pflege arzt ärztin teilzeit vollzeit nacht nächte bitte danke hallo servus grüezi mehr davon nur nicht kein keine lieber zurück vorn auch doch egal weniger gehalt erste ersten zweite zweiten dritte letzte vergleich vergleiche merken bewerben bewerbungen als noch dass wenn muss darf soll werde wird werden man etwas was die sich seit bis über unter',
)

/** "i de Stadt Zürich": no English "I". */
const inSwiss = /(?<!\p{L})i (?:de|dr|d)(?=\s)/giu

/** What counts as one word said for a language; a word of a dialect counts double, for no one else says it. */
const dialectWeight = 2

/** The language that a question is clearly in; null when nothing tells. */
export function languageOf(text: string): Locale | null {
  const keys = queryWords(text.replace(inSwiss, 'in der')).flatMap(({ key }) => key.split(/['’]/))
  const count = (words: ReadonlySet<string>) => keys.filter(key => words.has(key)).length
  const [ofEnglish, ofGerman] = [count(english), count(german) + ofDialect(keys) * dialectWeight]
  if (ofEnglish === ofGerman) return null
  return ofEnglish > ofGerman ? 'en' : 'de'
}

/** "Griaß di", "öppis": said by nobody in English. */
function ofDialect(keys: readonly string[]): number {
  return keys.filter(
    key =>
      writtenAs(key, false) !== null &&
      writtenAs(key, true) !== null &&
      !english.has(key) &&
      !german.has(key) &&
      key.length > 1,
  ).length
}

const latin = ['fr', 'it', 'es', 'tr', 'pl'] as const
type Latin = (typeof latin)[number]
export type OtherLanguage = Latin | 'uk' | 'ar'

/** Words of other languages that no German, English or dialect sentence has. */
const ofOthers: Record<Latin, ReadonlySet<string>> = {
  fr: wordsOf(
    'je suis cherche cherchez un une du travail emploi poste dans pour comme bonjour salut est-ce que quel quelle comment puis-je mon ma mes vous nous avec sans et où les des avez ai besoin voudrais merci infirmier infirmière médecin aide soignante allemagne suisse autriche reconnaître diplôme parlez français offres',
  ),
  it: wordsOf(
    'sono cerco lavoro una un come per il lo gli della del nella posso buongiorno ciao vorrei che cosa quanto guadagna dove avete infermiere infermiera medico germania svizzera austria riconoscere diploma titolo ho bisogno di grazie parlate italiano offerte',
  ),
  es: wordsOf(
    'soy busco trabajo un una como para el los las del hola buenos días quiero puedo dónde cómo cuánto gana necesito enfermera enfermero médico alemania suiza austria reconocer título con sin por gracias habla hablas español ofertas empleo qué es de en',
  ),
  tr: wordsOf(
    'ben bir iş arıyorum hemşire doktor için nasıl merhaba var mı mi ne kadar almanya almanyada isviçre avusturya çalışmak istiyorum diplomamı olarak ve ile selam iş ilanı denklik kaç maaş nerede türkçe biliyor musun musunuz teşekkürler',
  ),
  pl: wordsOf(
    'jestem szukam pracy praca jako na się czy jak mogę dzień dobry cześć pielęgniarka pielęgniarką lekarz niemczech szwajcarii austrii dyplom uznanie ile zarabia gdzie jest dla po polsku mówisz dziękuję proszę chcę',
  ),
}
const leastWords = 2

/** Greetings that say the language alone. */
const greetings: Record<Latin, RegExp> = {
  fr: /^(?:bonjour|bonsoir|salut)\b/iu,
  it: /^(?:buongiorno|buonasera)\b/iu,
  es: /^(?:hola|buenos días|buenas tardes)\b/iu,
  tr: /^(?:merhaba|selam)\b/iu,
  pl: /^(?:dzień dobry|cześć|witam)(?!\p{L})/iu,
}

/** Names of the languages in questions whether she speaks them. */
const asksFor =
  /^(?:sprechen sie|sprichst du|kannst du|können sie|versteh(?:st du|en sie)|do you (?:speak|understand)|can you speak)\s+(?:auch |also )?(?:(?<fr>französisch|french)|(?<it>italienisch|italian)|(?<es>spanisch|spanish)|(?<tr>türkisch|turkish)|(?<pl>polnisch|polish)|(?<uk>ukrainisch|ukrainian)|(?<ar>arabisch|arabic))\s*\??$/iu

/** The language of a question that is in none of the two of the house, or null. */
export function otherLanguageOf(text: string): OtherLanguage | null {
  if (isMostly(/\p{Script=Arabic}/gu, text)) return 'ar'
  if (isMostly(/\p{Script=Cyrillic}/gu, text)) return 'uk'
  const asked = Object.entries(asksFor.exec(text.trim())?.groups ?? {}).find(([, name]) => name)
  // The cast: the groups have the names of languages.
  if (asked) return asked[0] as OtherLanguage
  const keys = queryWords(text).flatMap(({ key }) => key.split(/['’]/))
  const own = keys.filter(key => english.has(key) || german.has(key)).length + ofDialect(keys)
  const greeted = latin.find(language => greetings[language].test(text.trim()))
  if (greeted && own === 0) return greeted
  let found: { language: Latin; count: number } | null = null
  for (const language of latin) {
    const count = keys.filter(key => ofOthers[language].has(key)).length
    if (count >= leastWords && count > own && count > (found?.count ?? 0)) found = { language, count }
  }
  return found?.language ?? null
}

function isMostly(letters: RegExp, text: string): boolean {
  return (text.match(letters) ?? []).length * 2 > (text.match(/\p{L}/gu) ?? ['']).length
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').flatMap(word => queryWords(word).map(({ key }) => key)))
}

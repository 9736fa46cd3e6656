import type { Locale } from '../../../i18n/locale.ts'
import { queryWords } from '../../../query-understanding/query-words.ts'
import { writtenAs } from './dialect.ts'

// Words that are hardly ever said in the other language, and none of the trade.
const english = wordsOf(
  'the and with without near how what where why which when who is arees can could would should have has my your me you i im for from of any some show find looking search searching want need nurse nursing doctor physician shifts nights weekends please thanks thank hello hi more compare save second first third last one ones about salary pay part time full only not no instead back start over again apply application applications alert alerts there this that it them',
)
const german = wordsOf(
  'in am ich hätt hätte gern wos ned net nid der die das den dem ein eine einen einer und oder aber mit ohne bei für im am zum zur wie was wo warum welche wann wer ist sind bin kann kannst können möchte will habe hast hat gibt es mein meine mir mich dich sie ihr ich du wir suche zeig zeige finde stelle stellen arbeit pflege arzt ärztin teilzeit vollzeit nacht nächte bitte danke hallo servus grüezi mehr davon nur nicht kein keine lieber zurück von vorn auch doch egal weniger gehalt erste zweite dritte letzte vergleich merken bewerben bewerbungen',
)

/** The language that a question is clearly in; null when nothing tells. */
export function languageOf(text: string): Locale | null {
  const keys = queryWords(text).map(({ key }) => key)
  if (ofDialect(keys)) return 'de'
  const count = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
    keys.filter(key => words.has(key) && !others.has(key)).length
  const [ofEnglish, ofGerman] = [count(english, german), count(german, english)]
  if (ofEnglish === ofGerman) return null
  return ofEnglish > ofGerman ? 'en' : 'de'
}

/** "Griaß di", "öppis": said by nobody in English. */
function ofDialect(keys: readonly string[]): boolean {
  return keys.some(
    key => writtenAs(key, false) !== null && writtenAs(key, true) !== null && !english.has(key),
  )
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').flatMap(word => queryWords(word).map(({ key }) => key)))
}

import { keysOf } from './phrase.ts'

const lists = (phrases: string) => phrases.split('|').map(keysOf)
const set = (words: string) => new Set(keysOf(words))

// "Bescheid" stands behind any way of saying it.
const word = set('bescheid')
const tellers = set(
  'sag sage sagt sagen sagst gib gibst gebt geben gebe benachrichtige benachrichtigen benachrichtigt informiere informieren informiert informier benachrichtigst informierst',
)
const whom = set('mich mir uns me us')
const phrases = lists(
  'let me know|let us know|notify me|notify us|alert me|inform me|tell me when|tell me if|tell me as soon|tell me about new|keep me posted|keep me updated|keep me informed|' +
    'nichts verpassen|not miss anything|not miss any|be notified|get notified|be informed|be alerted|get an alert|auf dem laufenden|benachrichtigt werden|informiert werden|ping me|message me when|write me when|email me when|email me new|email me about|' +
    'send me new|send me any new|mail me new|send me an email|send me an alert|drop me a line',
)
const sends = set(
  'schick schicke schicken schickst sende senden sendest maile mail mailen melde melden meld meldet',
)
const news = set(
  'neue neues neuen neuer neueste wenn sobald falls updates täglich wöchentlich regelmäßig mail email',
)
const conditions = set('wenn sobald falls')
const arrivals = set('neue neues neuen neuer frei freie reinkommt kommt auftaucht dazukommt')
const messages = set(
  'nachricht meldung info mail email hinweis benachrichtigung message mailfach postfach posteingang inbox mailbox',
)
const wishes = set('hätt hätte möchte will gern gerne wünsche want like')
const alarms = set(
  'jobalarm suchauftrag suchabo alarm suchagent suchagenten jobagent jobagenten stellenalarm jobalert jobmail newsletter',
)
const makers = set(
  'richte richten einrichten eingerichtet lege legen anlegen erstelle erstellen mach mache machen starte starten aktiviere aktivieren speichere speichern setze abonniere abonnieren hätte möchte will brauche create set up make start want need like',
)
// These ask about alerts, or want to be rid of one.
const asksAbout = set('wie warum wieso weshalb wo was how what why where welche which')
const leads = set('und aber bitte hallo emma hi please and but also mal denn')
const rids = set(
  'ruhen pausieren pausiere aussetzen stilllegen abschalten ausschalten loswerden abstellen pause löschen lösche abbestellen abbestelle beenden beende kündigen stoppen stoppe abmelden delete stop cancel unsubscribe meine meinen bewerbung bewerbungen application applications',
)

/** Whether someone wants to be told of new ads, in a sentence of any length: "Gib mir Bescheid, sobald in Ulm was für Hebammen reinkommt". */
export function asksToBeTold(keys: readonly string[]): boolean {
  const first = keys.find(key => !leads.has(key)) ?? ''
  if (asksAbout.has(first) || keys.some(key => rids.has(key))) return false
  const isSaid = (phrase: readonly string[]) =>
    keys.some((_, from) => phrase.every((key, at) => keys[from + at] === key))
  if (phrases.some(isSaid)) return true
  const has = (wanted: ReadonlySet<string>) => keys.some(key => wanted.has(key))
  if (has(word) && has(tellers)) return true
  const told = keys.findIndex(key => /^(?:benachrichtig|informier)/.test(key))
  if (told >= 0 && (isNear(keys, told) || (has(conditions) && has(arrivals)))) return true
  if (has(tellers) && has(whom) && has(conditions) && has(arrivals)) return true
  if (has(messages) && has(conditions) && has(arrivals)) return true
  if (has(messages) && has(news) && has(wishes)) return true
  if (has(sends) && keys.length > 2 && has(whom) && has(news)) return true
  if (keys.some(key => /^schreib(?:e|en|st|t)?$/.test(key)) && has(whom) && has(conditions) && has(news))
    return true
  if (keys.some(key => /^meld(?:e|et|en)?$/.test(key)) && has(conditions)) return true
  return (
    (has(alarms) || has(set('alert alerts'))) &&
    (has(makers) || has(set('für for dafür hierfür dazu daraus')))
  )
}

function isNear(keys: readonly string[], at: number): boolean {
  return keys.slice(Math.max(0, at - 4), at + 4).some(key => whom.has(key))
}

import type { JobActName, PlainActName } from './act.ts'
import { keysOf } from './phrase.ts'

/** What a turn is most likely about, when it is said in no way that is known. */
export type Gist = { kind: 'plain'; name: PlainActName } | { kind: 'job'; name: JobActName }

type Given = {
  /** There are ads to point at. */
  canPoint: boolean
  /** There is a search to change. */
  hasSearch: boolean
}

type Row = {
  gist: Gist
  needs?: keyof Given
  /** One of each list is said; a "*" stands for any ending. */
  words: readonly string[]
  /** None of these. */
  not?: string
  most?: number
}

const plain = (name: PlainActName): Gist => ({ kind: 'plain', name })
const job = (name: JobActName): Gist => ({ kind: 'job', name })
const mine = 'mein* my mir ich i'

/** The strongest words of each act, the surest first. */
const rows: readonly Row[] = [
  {
    gist: job('save'),
    needs: 'canPoint',
    words: ['merk* speicher* save bookmark favoriten vormerken'],
    not: 'suche search alarm gemerkt zeig zeige show wo was welche wie',
    most: 12,
  },
  {
    gist: plain('my-saved'),
    words: [
      'merkliste merkzettel gemerkt gemerkte gemerkten favoriten bookmarks shortlist',
      'was welche wo zeig* show wie mein* my gehe',
    ],
    not: 'wie löschen lösche',
  },
  {
    gist: plain('my-applications'),
    words: [
      'beworben bewerbung bewerbungen applied application applications',
      mine,
      'wo wobei stand status schon überall antwort gehört gemeldet nachricht where heard läuft weiter warte warten',
    ],
    not: 'zurückziehen löschen ändern foto anschreiben',
  },
  {
    gist: plain('my-alerts'),
    words: ['jobalarm jobalarme alarme suchauftrag alerts', 'mein* my habe welche wo'],
    not: 'löschen einrichten abbestellen anlegen stoppen',
  },
  {
    gist: plain('open-applications'),
    words: [
      'beworben bewerbungen bewerber bewerberinnen applicants applications',
      'uns unsere unserer wir our us eingegangen eingegangene',
    ],
  },
  {
    gist: plain('human'),
    words: [
      'mensch menschen mitarbeiter mitarbeiterin ansprechpartner support human kundendienst agent',
      'sprechen reden schreiben echten echter erreichen kontakt talk speak verbinden bitte geben',
    ],
  },
  {
    gist: plain('best-paid'),
    needs: 'hasSearch',
    words: [
      'bezahlt* bezahlte* bezahlten bestbezahlt* gehalt verdienst paid salary lohn kohle geld money verdien*',
      'zuerst erstes voran sortier* sort* first oben anfang höchste* best* meisten',
    ],
    most: 9,
  },
  {
    gist: plain('newest'),
    needs: 'hasSearch',
    words: ['neueste* neuste* neu newest latest aktuell* frisch*', 'zuerst sortier* sort* first oben'],
    most: 9,
  },
  {
    gist: plain('wider'),
    needs: 'hasSearch',
    words: [
      'weiter entfernt umkreis umgebung drumherum pendeln fahren further farther commute',
      'weg darf dürfte dürften auch sein größer* kann könnte ok geht bereit could',
    ],
    not: 'nicht näher kein keine zu not',
    most: 12,
  },
  {
    gist: job('compare'),
    needs: 'canPoint',
    words: ['vergleich* compare gegenüber* unterschied unterschiede nebeneinander gegeneinander'],
  },
  {
    gist: job('message'),
    needs: 'canPoint',
    words: [
      'anschreiben motivationsschreiben bewerbungsschreiben',
      'schreib* entwirf mach* hilf helfen formulier* write draft',
    ],
  },
  {
    gist: job('apply'),
    needs: 'canPoint',
    words: ['bewerbe bewerben bewerb apply', 'ich mich i dort da darauf da'],
    not: 'konto registrieren ohne anmelden',
    most: 13,
  },
  {
    gist: job('pay'),
    needs: 'canPoint',
    words: [
      'gehalt lohn geld verdien* zahl* bezahl* pay* salary earn',
      'da dort dabei davon die der das den erste zweite there they it',
    ],
    most: 12,
  },
  { gist: job('similar'), needs: 'canPoint', words: ['ähnlich* similar vergleichbar*'] },
  {
    gist: plain('back'),
    words: [
      'zurück back rückgängig vorher vorherige',
      'zurück back rückgängig schritt suche gehe mach* go wieder vorher liste',
    ],
    most: 7,
  },
  {
    gist: plain('restart'),
    words: ['neu anfang vorn vorne over again', 'anfangen beginnen starten start von alles fang* ganz'],
    most: 7,
  },
  {
    gist: plain('again'),
    needs: 'hasSearch',
    words: ['zeig* show gib liste', 'stellen jobs angebote treffer ergebnisse liste list results'],
    most: 7,
  },
]

const patterns = rows.map(row => ({ ...row, words: row.words.map(readWords), not: readWords(row.not ?? '') }))

/** The act whose strongest words are all said; null for none. Only for turns that nothing else understands. */
export function readGist(keys: readonly string[], given: Given): Gist | null {
  for (const { gist, needs, words, not, most = 16 } of patterns) {
    if (needs && !given[needs]) continue
    if (keys.length > most || keys.length < 2) continue
    // An amount is a filter of its own.
    if (gist.name === 'pay' && keys.some(key => /^\d{3,}$/.test(key))) continue
    if (keys.some(not) || !words.every(isOne => keys.some(isOne))) continue
    return gist
  }
  return null
}

/** Whether a word is one of a list, or begins as one with a "*". */
function readWords(list: string): (key: string) => boolean {
  const written = list.split(' ').filter(Boolean)
  const whole = new Set(written.filter(word => !word.endsWith('*')).flatMap(keysOf))
  const beginnings = written.filter(word => word.endsWith('*')).flatMap(word => keysOf(word.slice(0, -1)))
  return key => whole.has(key) || beginnings.some(beginning => key.startsWith(beginning))
}

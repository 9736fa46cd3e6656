import { boardQueryVocabulary } from '../../../query-understanding/board-vocabulary.ts'
import { queryWords } from '../../../query-understanding/query-words.ts'
import { fold } from '../../../search/text/fold.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { slipReader } from './turn-words.ts'

const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean).map(fold))

/**
 * Words that say in a sentence that something is wanted, and nothing about the work. They are left out of what is searched for; what the
 * reader of queries leaves out itself needs no word here.
 */
const talkWords = set(
  `au sowas dergleichen derartiges vertrag verträge verträgen vertrages anstellung arbeitsverhältnis contract contracts hauptsache na naja nah ones one elternzeit karenz mutterschutz dringend unbedingt schnell tät täte dad dat guten tag morgen abend grüß gott di grüezi mitenand moin liebe sehr geehrte damen herren schönen vorweg erstmal du sie ihr dir ihnen euch mein meinen hast habt haben hat hättest hätten hattest hätte wäre wären da dort denn doch mal halt eben bitte viele viel
  etwas irgendwas irgendetwas irgendwelche irgendwo vielleicht eventuell gern gerne emma lieber eher stattdessen dann jetzt auch
  noch immer wieder schon zeigen zeigt gezeigt sehen anschauen ansehen suchst sucht suchen finden gefunden findest findet gesucht wechseln umziehen ziehen ziehe
  wohne lebe komme wohnen leben interessiere interessiert interessieren mich möchten könntest könnt könnte können kannst können konnen darf dürfte
  sollte soll sollten dass dass weil ob wenn damit hallo servus hi hey moin danke ja nein ok okay gut super toll also hm äh ähm bin war gewesen sei
  werden wurde wird würde geworden heute gerade derzeit momentan aktuell zurzeit bald demnächst beruflich beruf job jobs stelle
  stellen derzeitigen neuen passende passendes passt passen geeignete geeignet ausgebildete ausgebildeter ausgelernte gelernter gelernte
  verfügbar frei vorhanden existieren liegen liegt anbieten bietet bieten anzubieten angeboten ding sache dinge sachen irgendeine irgendeinen davon
  dazu dafür darin dabei daran alles alle mir uns wir unser person leute frau herr mann tätig tätigkeit tätigkeiten bereich richtung
  einfach eigentlich bräuchte brauche benötige benötigen wünsche will wollen wollte lang lange zeit möglichkeit möglichkeiten chance chancen
  you your show find give get got have has had can could would should need want wants looking look search searching seek some any something anything
  there here please thanks hello just really maybe only also too then now am are is be been was were me my i we us our it its them they of for as to with
  a an the and or but so if that this these those live living moved moving relocate available currently position positions role roles what
  which whats how about instead rather same like prefer preferably try up down out over heraussuchen raussuchen`,
)

const leading = set(
  'als für in im bei mit und oder nach zu von am auf aber dann as for in at with and or to of der die das den dem des ein eine einen einer',
)

/** Written with a dot: "dipl. Pflegefachfrau". */
const shortened = set('dipl exam staatl gepr')

const oftenMistyped =
  'stelle stellen suche suchen gesucht arbeit arbeiten möchte bitte danke hallo gerne something anything looking'
let meant: ((key: string) => string) | undefined

const halved = /^-\s+(?:und|oder|u\.|bzw)(?!\p{L})/iu

/** The words of a search without those of the sentence around them. */
export function withoutTalk(words: string): string {
  const read = queryWords(words)
  meant ??= slipReader(
    set(oftenMistyped),
    key => isOrdinaryWord(key) || boardQueryVocabulary().isKnownWord(key),
  )
  const isTalk = read.map(({ key, isNumber }) => !isNumber && talkWords.has(meant?.(key) ?? key))
  const from = read.findIndex(({ key }, at) => !isTalk[at] && !leading.has(key))
  const to = read.findLastIndex(({ key }, at) => !isTalk[at] && !leading.has(key))
  if (from < 0) return ''
  let kept = ''
  for (let at = from; at <= to; at++) {
    const word = read[at]
    if (!word || isTalk[at]) continue
    // "OP-Pflege" is one word, "Pflege, Köln" are two.
    const between = words.slice(read[at - 1]?.to ?? word.from, word.from)
    const isJoined = at > from && !isTalk[at - 1] && /^[-/.:*&+'’]*$/.test(between)
    const dot = shortened.has(word.key) && words[word.to] === '.' ? '.' : ''
    // "Gesundheits- und Krankenpflegerin"
    const dash = !isJoined && halved.test(words.slice(word.to)) ? '-' : ''
    kept += (kept === '' || isJoined ? (isJoined ? between : '') : ' ') + word.raw + dot + dash
  }
  return kept
}

const alertWords = set(
  `sag sage sagt sagen bescheid benachrichtige benachrichtigen benachrichtigt informiere informieren jobalarm jobalarme suchauftrag alarm alert notify tell let know
  when wenn sobald falls sollte melden meldest sich schicken sendet sende senden abonnieren abonniere möchte will hätte gern gerne bitte werden lassen können könnten kannst könntest dir sie newsletter suchagent jobagent stellenalarm jobalert suchabo benachrichtigung benachrichtigst neue neues neuen neuer new kommt kommen reinkommt einrichten erstellen erstelle anlegen create set up inform es gibt mir mich me something was
  etwas email mail schick schicke send per dafür dazu daraus for this dass ob come comes in per auf dem laufenden halte keep posted updated gemeldet melde dich uns jede woche wöchentlich täglich sofort weekly daily sowas jeden tag montags einmal every week`,
)

/** A wish to be told of new ads without the words that say so. */
export function withoutAlertWords(text: string): string {
  return queryWords(text)
    .filter(({ key }) => !alertWords.has(key) || key === 'in' || key === 'for')
    .map(({ raw }) => raw)
    .join(' ')
}

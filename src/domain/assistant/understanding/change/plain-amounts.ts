import { queryWords } from '../../../../query-understanding/query-words.ts'
import { isOrdinaryWord } from '../ordinary-words.ts'
import { keysOf } from '../phrase.ts'

const clauseEnds = /([,;!?]\s+|\.(?!\d)\s*|\s(?:und|aber|and|but)\s)/iu
const amount = /(?<![\d.,’'])(\d{1,2}[.’']?\d{3})(?:\s*(?:euro|eur|€|franken|chf))?(?![\d.’']*\d)/iu
/** What somebody needs at the least, in whatever words. */
const wishes =
  /(?<!\p{L})(?:m[uü](?:ss|ß)\p{L}*|sollt?\p{L}*|br[aä]uch\p{L}*|benötig\p{L}*|mindest\p{L}*|wenigst\p{L}*|minimum|least|need\p{L}*|want|should|must|(?:unter|weniger|drunter|darunter|less|below)(?!\p{L})[^,]*(?<!\p{L})(?:nicht|nix|nichts|nichs|ned|net|nid|nöd|nein|not|no|n['’]t))(?!\p{L})/iu
/** What is paid now, is too little or is the most is no such wish. */
const others =
  /(?<!\p{L})(?:zu (?:viel|wenig|hoch|niedrig)|höchst\p{L}*|maximal|bis|statt|verdiene|verdien ich|bekomme ich|kriege? ich|derzeit|aktuell|bisher|momentan|too (?:much|little|high|low)|currently|up to|most|km|kilometer|nicht|keine?n?|no|not)(?!\p{L})/iu
const notLess = /(?<!\p{L})(?:unter|weniger|drunter|darunter|less|below)(?!\p{L})/iu
const ofPay = new Set(
  keysOf(
    'gehalt lohn verdienst brutto netto monatlich monat vergütet vergütung bezahlt bringen einbringen bringt rausspringen rausschauen rauskommen herauskommen rüberkommen stehen springen müssens müsstens solltens mindestens wenigstens minimum least drunter darunter salary gross earn paid bring raus heraus drin schauen mach machs geht gehts fang fange komm mindestgehalt vorstellung',
  ),
)
/** "3.5 tausend" */
const thousands = /(?<!\d)(\d)[.,](\d)\s?(?:k|tausend|tsd\.?|thousand)(?!\p{L})/giu
const leastPay = 1000
const mostPay = 20_000
const step = 50

const mostNights =
  /(?:^|[,;.]\s*)(?:(?:aber|und|but|and)\s+)?(?:nicht\s+)?(?:mehr (?:als|wie)|höchstens|maximal|max\.?|no more than|not more than|more than|at most)\s+(?:\d|eine?|zwei|drei|vier|fünf|sechs|one|two|three|four)\s+(?:nächte?n?|nachtdienste?n?|nachtschichten?|dienste?n?|bereitschaftsdienste?n?|rufdienste?n?|nights?|night shifts?|shifts?)(?!\p{L})[^,;.!?]*/giu

/** "Mehr als zwei Nächte schaff ich nicht" refuses no nights, and no ad says how many there are. */
export function withoutMostNights(text: string): string {
  return text.replace(mostNights, '')
}

/** "3600 müssens schon sein", "unter 4000 mach ichs nicht": a clause of nothing but the pay that is needed, as searches are written. */
export function withPayWish(text: string): string {
  return text
    .replace(thousands, (_, whole: string, part: string) => `${whole}${part}00 Euro`)
    .split(clauseEnds)
    .map((clause, at, all) =>
      isWish(clause) || (aboutSoMuch.test(clause) && wantsMore.test(all[at - 2] ?? ''))
        ? `ab ${amount.exec(clause)?.[1]} Euro`
        : clause,
    )
    .join('')
}

/** "hätt gern mehr Kohle, so 4500" */
const wantsMore =
  /(?<!\p{L})(?:mehr|besser\p{L}*|more|better)\s+(?:geld|kohle|gehalt|lohn|verdien\p{L}*|bezahl\p{L}*|money|pay|salary)(?!\p{L})/iu
const aboutSoMuch =
  /^(?:(?:also|so|ca\.?|circa|etwa|um die|ungefähr|rund|about|around|like)\s+)*\d{1,2}[.’']?\d{3}(?:\s*(?:euro|eur|€|brutto|franken|chf))*(?: oder so| or so)?$/iu

function isWish(clause: string): boolean {
  const pay = Number((amount.exec(clause)?.[1] ?? '').replace(/\D/g, ''))
  if (pay < leastPay || pay > mostPay || pay % step !== 0 || !wishes.test(clause)) return false
  if (!notLess.test(clause) && others.test(clause)) return false
  const around = queryWords(clause.replace(amount, ' '))
  return around.every(({ key, isNumber }) => !isNumber && (ofPay.has(key) || isOrdinaryWord(key)))
}

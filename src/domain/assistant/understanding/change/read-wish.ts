import type { JobSearchParams } from '../../../job-search/job.schema.ts'
import { refine, type SaidParams } from './refine.ts'

type Thing = {
  /** How it is named, at the beginning of a word. */
  named: RegExp
  refused: Omit<SaidParams, 'q'>
  /** Who has it for themselves does not work then: "der Sonntag gehört der Familie". */
  isTime?: boolean
}

const things: readonly Thing[] = [
  {
    named: /(?<!\p{L})(?:nachts|nacht(?!zu|igall)\p{L}*|nächten?(?!\p{L})|nights?(?!\p{L})|overnight)/iu,
    refused: { without: ['nights'] },
    isTime: true,
  },
  {
    named:
      /(?<!\p{L})(?:we(?=\s+(?:ist|geht|ginge|wäre?|dienste?|frei|auch|kann|muss|mach|weiterhin|nicht|nach wie vor|immer noch|bleibt|nein|ja)(?!\p{L}))|(?<=(?:am|kein|jedes|ohne|mit|jede) )we(?!\p{L})|wochenend\p{L}*|samstags?(?:dienst\p{L}*|arbeit)?(?!\p{L})|sonntags?(?:dienst\p{L}*|arbeit)?(?!\p{L})|samstag-|weekends?(?!\p{L})|saturdays?(?!\p{L})|sundays?(?!\p{L}))/iu,
    refused: { without: ['weekends'] },
    isTime: true,
  },
  {
    named: /(?<!\p{L})(?:rufbereitschaft|rufdienst|bereitschaft|pikett|hintergrunddienst|on[- ]call)\p{L}*/iu,
    refused: { without: ['on-call'] },
  },
  {
    named:
      /(?<!\p{L})(?:schichtdienst|schichtarbeit|schichtbetrieb|schichten|wechselschicht|turnusdienst|shift work|rotating shifts)\p{L}*/iu,
    refused: { without: ['shifts'] },
  },
  {
    named:
      /(?<!\p{L})(?:zeitarbeit|leiharbeit|leihfirm|leihbude|personalleasing|leasing|verleih|temporär|personaldienst|personalvermittl|vermittlungsfirm|vermittler|agentur|headhunter|agency|agencies|recruiters?|temping)\p{L}*/iu,
    refused: { agencies: 'without' },
  },
]

const refuses =
  /(?<!\p{L})(?:keine?[nrsm]?|nicht|nix|nichts|ohne|nie|niemals|nein|ned|net|nid|nöd|ni|koa|kan?e?|kei|weg|raus|ausblend\p{L}*|ausgeblendet|aussortier\p{L}*|(?:raus|weg)(?:filter|lass|nehm)\p{L}*|hide|exclude|leave out|filter out|verschon\p{L}*|vermeid\p{L}*|bleibt? (?:mir )?(?:weg|fern)|no|not|without|never|avoid|skip|can'?t|cannot|don'?t|won'?t|rather not|tabu|gestohlen bleiben|vom leib|hasse|nerv\p{L}*|hates?|lehne? (?:ich )?ab|machen? mich (?:krank|kaputt|fertig)|(?:lang|lange|oft) genug|zur genüge|(?:nase|schnauze) voll|satt|leid|bin (?:ich )?(?:bedient|durch)|had enough|fed up|sick of|tired of|done with|schaff\p{L}* ich nicht|spielt'?s ned|spuits ned|nö|nope|(?:nee|ne|na)(?=[.!]*$)|lass(?:en|e|t)?(?: \p{L}+){0,1}? (?:ma|mal|mer|mir|man|wir|ich|bleiben|sein|gut sein)(?=[.!]*$))(?!\p{L})/iu
/** Time that is one's own. */
const keeps =
  /(?<!\p{L})(?:frei|freie[nrs]?|freihaben|off|free|gehör\p{L}*|familie|kinder\p{L}*|kids?|kleinen?|baby|enkel\p{L}*|bei (?:mein\p{L}*|unser\p{L}*|den|dem|der) \p{L}+ (?:sein|bleiben)|chor|gottesdienst|kirche|gemeinde|training|verein|vorlesung\p{L}*|choir|church|daheim|zu ?hause|schlaf\p{L}*|schlof\p{L}*|heilig|erholung|br[aä]uch\p{L}* (?:ich|i|wir|ma) (?:\p{L}+ )?(?:für|selber|selbst|zum|zur|fürs)|für (?:mein\p{L}*|unser\p{L}*)|for (?:my|the) (?:family|kids|children)|belongs?|sleep\p{L}*)(?!\p{L})/iu
/** When somebody can work or likes to. */
const works =
  /(?<!\p{L})(?:kann|könnte?|könnt|würde|will|möchte|mag|could|can|would)(?!\p{L})[^,;.!?]*(?<!\p{L})(?:arbeiten|arbeitn|schaffe|work|dienste? machen|einspringen)(?!\p{L})|(?<!\p{L})(?:ideal|perfekt|praktisch|prima|super|am besten|besser|gern|gerne|lieber|perfect|great)(?!\p{L})/iu
/** What takes a refusal back, makes it less than one, or asks. */
const allows =
  /(?<!\p{L})(?:nicht nur|nicht unbedingt|not only|not just|muss nicht|müssen nicht|kein muss|kein problem|keine rolle|kein thema|no problem|nichts gegen|nix gegen|nichts aus|nicht schlimm|stört|stören|egal|wurscht|don'?t mind|not mind|doch wieder|nicht mehr (?:so )?wichtig|nicht so wichtig|nur|only|lieber|gern|gerne|zuschl\p{L}*|zulage\p{L}*)(?!\p{L})|\?/iu

const clauses = /\s*(?:[,;.!](?=\s|$)|\s(?:aber|but|dafür|sondern)(?=\s))\s*/iu

/** "Rufdienste hab ich genug gemacht, bitte ohne": what the last clause refuses was named before. */
const refusedAlone =
  /\s*[,;.:–-]\s*(?:(?:bitte|also|drum|darum|deshalb|deswegen|daher|lieber|dann|jetzt|gern|gerne|so|please)\s+)*(ohne|nein danke|nicht mehr|lieber nicht|keine mehr|weglassen|without|no more|not any more)(?:\s+(?:bitte|please|mehr|die|den|das))*[.!]*$/iu

export type Wish = { changed: JobSearchParams; rest: string }

/**
 * What is refused in any way of saying it, once there is a search: "Samstag und Sonntag gehören der Familie", "bloß keine Zeitarbeitsbude".
 * Clauses that refuse nothing are left to others as `rest`; null when none does.
 */
export function readWish(text: string, before: JobSearchParams): Wish | null {
  let changed = before
  const rest = text
    .replace(refusedAlone, ' $1')
    .split(clauses)
    .filter(clause => {
      const refused = refusedIn(clause)
      if (!refused) return /\p{L}/u.test(clause)
      changed =
        refine({ before: changed, said: { ...refused, q: '' }, text: clause, namesWork: false }) ?? changed
      return false
    })
  return changed === before ? null : { changed, rest: rest.join(', ') }
}

/** What can be refused that a text names, in whatever form of the word: "die Nächte". */
export function refusalOf(text: string): JobSearchParams['without'] {
  return things.flatMap(({ named, refused }) => (named.test(text) ? (refused.without ?? []) : []))
}

/** Whether a text names those who lend out staff. */
export function refusesAgencies(text: string): boolean {
  return things.some(({ named, refused }) => refused.agencies !== undefined && named.test(text))
}

const finer =
  /\s*(?:[,;.!](?=\s|$)|\s(?:aber|but|dafür|sondern)(?=\s)|\s(?:wo|where|that|und|and|(?:bei|in|an) (?:dem|der|denen))(?=\s(?:ich|i|man|ma|mir|she|he|really)(?!\p{L})))\s*/iu

/**
 * What is refused beside what is looked for, in a clause of its own: "suche in Bautzen was, wo ich nachts nicht mehr raus muss"; null when
 * nothing is, or nothing else is said.
 */
export function refusedBeside(text: string): { refused: Omit<SaidParams, 'q'>; rest: string } | null {
  const clauses = text.split(finer).filter(clause => /\p{L}/u.test(clause))
  const found = clauses.map(refusedIn)
  const refusals = found.filter(each => each !== null)
  if (refusals.length === 0 || refusals.length === clauses.length) return null
  const without = refusals.flatMap(each => each.without ?? [])
  return {
    refused: {
      ...(without.length > 0 ? { without } : {}),
      ...(refusals.some(({ agencies }) => agencies) ? { agencies: 'without' } : {}),
    },
    rest: clauses.filter((_, at) => found[at] === null).join(', '),
  }
}

function refusedIn(clause: string): Omit<SaidParams, 'q'> | null {
  if (allows.test(clause)) return null
  const found = things.filter(
    ({ named, isTime }) =>
      named.test(clause) && (refuses.test(clause) || (isTime && keeps.test(clause) && !works.test(clause))),
  )
  if (found.length === 0) return null
  const without = found.flatMap(({ refused }) => refused.without ?? [])
  const agencies = found.some(({ refused }) => refused.agencies) ? { agencies: 'without' as const } : {}
  return { ...(without.length > 0 ? { without } : {}), ...agencies }
}

/** "Teilzeit war Quatsch, …" */
const wasWrong =
  /^(?:(?:nein|nee?|ach|sorry|ups|das|mit)[,.!]?\s+)*[^,;.!?]{3,30} (?:war|ist|was|is) (?:doch )?(?:falsch|quatsch|ein (?:fehler|versehen)|verkehrt|blödsinn|wrong|a mistake)[,.;!]?\s+|^(?:\p{L}+ ){0,2}(?:nicht|keine?n?|not) (?:mehr )?[\p{L}-]+,? (?:sondern|but) /iu
const lead =
  /^(?:(?:hm+|ich|will|möchte|kann|suche|jetzt|i want|geht|ginge|auch|gern|gerne|nee?|nein|na|ach|ok|okay|gut|dann|doch|lieber|eher|gleich|besser|halt|eben|und|mach|machs|no|well|then|rather|make it)[,.]?\s+)*/iu
const whole =
  /^(?:ganz|ganze stelle|voll|vollzeit|ganztags|full)(?: arbeiten| machen| bitte| please)*[.!]*$/iu
const half =
  /^(?:halb|halbe stelle|halbe|teilzeit|halbtags|half|half days)(?: arbeiten| machen| bitte| please)*[.!]*$/iu

/** "Dann doch ganz" is said of how much somebody works, once that was spoken of. */
export function readTimeAsked(text: string, before: JobSearchParams): JobSearchParams | null {
  if (before.employmentType.length === 0 && !wasWrong.test(text)) return null
  const said = text.replace(wasWrong, '').replace(lead, '')
  if (whole.test(said)) return { ...before, employmentType: ['full-time'], page: 1 }
  return half.test(said) ? { ...before, employmentType: ['part-time'], page: 1 } : null
}

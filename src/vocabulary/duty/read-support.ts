import type { OfferedFact } from './duty.values.ts'
import { type Found, foundAt } from './duty-segments.ts'

/** `named` beside `helps`, or `alone`; `loose` words mean many things and need the surer `gives`; never beside `not`. */
type Rule = {
  named: RegExp
  alone: RegExp | null
  helps: RegExp
  loose?: { named: RegExp; gives: RegExp }
  not: RegExp
}

const help =
  /unterstütz|hilfe|helfen|hilft|begleit|übernehm|übernahme|übernommen|förder|finanzier|vorbereit|kosten|betreu|kümmern|kümmert sich um|organisier|anerkennungscoach|integrationsbeauftragt|bieten|zahlen|bezahlen|zahlt (?:ihnen|dir|euch|ihre[nr]?|deine[nr]?|den|die|das|alle|jede[ns]?) |angebot|support|help|assist|sponsor|\bpay\b|covered?|guid/iu
/** "Sie begleiten sie bei der Wohnungssuche": the reader's work. */
const ofWork =
  /(?<!\p{L})(?:sie|du) (?:begleit|unterstütz|helf|hilf|betreu|berat|organisier|vermittel)\p{L}*|^[\s•·*–-]*(?:sie|du) \p{L}+(?:en|st) [^.;]{1,80} (?:und|sowie) (?:begleit|unterstütz|helf|hilf|berat)\p{L}*|(?<!\bum )\b(?:sie kümmern sich|du kümmerst dich)/iu
const negation = /\bkeine?[nrm]?\b|\bnicht\b|leider|\bno\b|\bnot\b|unable|cannot/iu

const rules: Readonly<Record<OfferedFact, Rule>> = {
  'recognition-support': {
    named:
      /anerkennung als (?:pflege|fach|ärzt|arzt|hebamme|kranken|gesundheits|therapeut)\p{L}*|anerkennungs(?:verfahren|prozess\p{L}*|maßnahme\p{L}*|lehrgang|lehrgäng\p{L}*|jahr|praktik\p{L}*|qualifizierung|kosten)|berufsanerkennung|(?:berufliche[rn]? |srk-)anerkennung|anerkennung (?:ihre[rs]|deine[rs]|eure[rs]|von|der|des|ausländischer|im ausland)\s+(?:\S+\s+){0,4}?(?:qualifikation\p{L}*|abschluss\p{L}*|abschlüsse\p{L}*|berufsabschl\p{L}*|diplom\p{L}*|ausbildung\p{L}*|examen\p{L}*|berufsausbildung|berufsqualifikation|berufsurkunde\p{L}*|berufszulassung|zeugnis\p{L}*)|kenntnisprüfung|nostrifi[kz]\p{L}*|anpassungs(?:lehrgang|qualifizierung|maßnahme)|(?:erlangung|beantragung|erteilung|erhalt) (?:der|ihrer) (?:deutschen )?(?:approbation|berufserlaubnis|berufsurkunde)|approbations(?:verfahren|prozess)|recognition (?:process|procedure|of (?:your|foreign)(?: \p{L}+){0,3} (?:qualifications?|diplomas?|degrees?|certificates?))/iu,
    alone: /(?:bieten|durchführen) (?:\p{L}+ ){0,3}(?:anpassungslehrgang|anerkennungslehrgang)/iu,
    helps: help,
    not: /wertschätzung|vordienstzeit|vorerfahrung|berufserfahrung|berufsjahre|leistung|müssen|voraussetzung|erforderlich|abgeschlossene[sn]? anerkennungs|bereits|erfolgreich|nachweis|bestandene|liegt vor|patient|klient|geflüchtet|flüchtling|asyl|required|must/iu,
  },
  'language-course': {
    named:
      /(?:deutsch|fachsprach|sprach|[abc][12]-)(?:kurs|unterricht|training)\p{L}*|deutsch lernen (?:sie|du)|(?:german(?: language)?|language) (?:courses?|lessons?|class(?:es)?|training)/iu,
    alone:
      /(?:kostenlose[rns]?|kostenfreie[rns]?|bezahlte[rns]?|interne[rns]?|berufsbegleitende[rns]?|free|paid|in-house) (?:\p{L}+ ){0,2}?(?:deutsch|fachsprach|sprach)(?:kurs|unterricht)|(?:deutsch|sprach|[abc][12]-)(?:kurse?|lernen)[^.;]{0,40}(?:(?:in|während) der arbeitszeit|kosten(?:los|frei)|gratis)|(?:free|paid|in-house) (?:german|language)/iu,
    helps: help,
    not: /abgeschlossen|bestanden|nachweis|erfolgreich|voraussetzung|erforderlich|teilgenommen|patient|bewohner|klient|kinder|schüler|therapie|sprachförderung|migrant|geflüchtet|required|completed|certificate/iu,
  },
  housing: {
    named:
      /personalwohn\p{L}*|mitarbeite(?:r|nden)(?:innen)?-?(?:wohn|appart|apart|unterk)\p{L}*|dienstwohnung\p{L}*|betriebswohnung\p{L}*|werkswohnung\p{L}*|(?:schwestern|personal)wohnheim\p{L}*|wohn(?:ungs|raum)(?:- ?(?:und|oder) \p{L}{1,20}?)?suche|wohnungsvermittlung|wohnmöglichkeit\p{L}*|personal(?:zimmer|unterk|appart|apart|häus|haus)\p{L}*|wohnheimpl(?:atz|ätze)|(?:suche|finden) (?:nach )?(?:einer |von |geeignete\p{L}* )*(?:wohnung|wohnraum|unterkunft)|(?:wohnung|wohnraum|unterkunft|zimmer) (?:zu )?(?:finden|suchen)|startwohnung|staff (?:accommodation|housing|flats?|residence)|(?:find|finding|search for|looking for) (?:an? |suitable )*(?:accommodation|flat|apartment|housing|place to live)/iu,
    alone:
      /personalwohn|mitarbeite(?:r|nden)(?:innen)?-?wohn|dienstwohnung|betriebswohnung|schwesternwohnheim|(?:zimmer|unterkunft|wohnung|apartment|appartement|wohnen) im personal(?:wohn)?ha|personal(?:zimmer|unterkunft|appartement)|staff (?:accommodation|housing|residence)/iu,
    helps:
      /unterstütz|hilfe|helfen|hilft|begleit|behilflich|vermitt|bieten|übernahme|service|kümmern|kümmert sich um|organisier|provide|help|support|assist|offer/iu,
    loose: {
      named:
        /\bunterk(?:unft|ünfte)|\b(?:wohnung|wohnraum|appartement|apartment|zimmer|wohnungen|appartements|apartments)\b|\baccommodation|\bhousing\b|\bflats?\b/iu,
      gives:
        /zur verfügung|stellen wir|vermitt|günstig|vergünstigt|kostenlos|kostenfrei|gratis|möbliert|bezahlbar|(?<!\p{L})(?:ver)?mieten\b|zur miete|wir (?:stellen|bieten) (?:ihnen |dir )?(?:bei bedarf |auf wunsch |gern )*(?:eine? |ein )|halten wir (?:\p{L}+ ){0,4}?(?:frei|bereit|vor)(?!\p{L})|für (?:sie|dich) (?:frei|reserviert|bereit)|^[\s•·*–-]*(?:\p{L}+ )?zimmer (?:im|in (?:unserem|einem)) \p{L}*wohnheim(?: (?:vorhanden|möglich))?[\s.!]*$|provided?\b|free\b|affordable|furnished|subsid/iu,
    },
    not: /bewohner|klient|patient|menschen mit|geflüchtet|flüchtling|asyl|betreut|wohngruppe|wohnbereich|obdach|wohnungslos|kund|mandant|eigene[nr]? wohnung|in der wohnung|häuslich|jugendliche|kindern|senior|mietzahlung|einzelzimmer|patientenzimmer|behandlungszimmer|wartezimmer|op-zimmer|zimmerservice|pensionär|angehörige|reinig|haushalt|residents?\b|clients?\b|patients?\b/iu,
  },
}

/** What who comes from abroad is helped with, said in one breath: "Sprachkurs, Kenntnisprüfung, Wohnung". */
const arrival =
  '(?:deutsch|sprach)kurse?|kenntnisprüfung|anerkennung|visum|einreise|behördengänge?n?|formalitäten|wohnung|wohnraum|unterkunft'
const arrivalList = new RegExp(
  `(?<!\\p{L})(?:${arrival})(?:\\s*(?:,|und|sowie|&|/|\\+)\\s*(?:\\p{L}+ )?(?:${arrival})(?!\\p{L}))+`,
  'iu',
)
const listed: Readonly<Record<OfferedFact, RegExp>> = {
  'recognition-support': /kenntnisprüfung|anerkennung/iu,
  'language-course': /(?:deutsch|sprach)kurse?/iu,
  housing: /wohnung|wohnraum|unterkunft/iu,
}

/** Nobody asks a reader for anything in so few words without naming a level. */
const shortItem = /^[\s•–-]*[^.:]{1,40}$/u
const near = 40
const level = /\b[abc][12]\b/iu

/** Whether a sentence says that the employer offers it. */
export function readOffered(fact: OfferedFact, text: string): Found<boolean> | null {
  const { named, alone, helps, loose, not } = rules[fact]
  if (not.test(text) || ofWork.test(text)) return null
  const match = named.exec(text)
  const isItem = fact === 'language-course' && shortItem.test(text) && !level.test(text)
  const isNamed = match && (alone?.test(text) || helps.test(text) || isItem)
  const found = isNamed ? match : loose?.gives.test(text) ? loose.named.exec(text) : inList(fact, text)
  if (!found) return null
  const around = text.slice(Math.max(0, found.index - near), found.index + found[0].length + near)
  return negation.test(around) ? null : foundAt(found, true)
}

const ofReader =
  /abgeschlossen|bestanden|absolviert|(?:sie|du) (?:haben|hast|bring|verfüg|besitz)|vorliegen|voraussetzung/iu

/** In a list of at least two, whatever else is said of it. */
function inList(fact: OfferedFact, text: string): RegExpExecArray | null {
  return arrivalList.test(text) && !ofReader.test(text) ? listed[fact].exec(text) : null
}

import type { Locale } from '../../../../i18n/locale.ts'
import {
  type JobSearchParamName,
  type JobSearchParams,
  noJobSearchParams,
} from '../../../job-search/job.schema.ts'
import { isWholeRange, type Named, namedIn, namesIn } from './named-things.ts'

const clauseEnds =
  /\s*(?:[,;.!…]+(?=\s|$)|\s[-–]\s|\s(?:aber|but|sondern|weil|denn|because|since|sonst(?! (?:nix|nichts|keine?|nirgends))|otherwise|hauptsache|so(?= no )|wenn(?= kein| nicht| ohne|[^,.;!?]* frei(?: sind| ist| bleib\p{L}*| hab\p{L}*| han\p{L}*)?[.!]*$)|solange(?= kein)|if(?= (?:there are )?no )|und(?= (?:sonst|hauptsache|das|die|den|zeig\p{L}*|ich|i|lass|nimm)\s)|and(?= (?:i|we|that|show|drop)\s))(?=\s))\s*/iu

/** What no longer matters or is no longer asked for, in whatever words. */
const drops =
  /(?<!\p{L})(?:(?:any|jede[rs]?|irgendein\p{L}*|alle)(?: (?:kind|sort|type|art)(?: of| von)?)? [^,.;!?]{3,25} (?:will do|would do|is fine|are fine|works?|geht|gehen|passt|passen|reicht|ist recht|sind recht|ist ok|sind ok)|(?:scheiß|schiet|piep)?egal|wurscht|schnuppe|einerlei|(?:ist|isch|is|sind|wäre?n?)(?: (?:mir|doch|jetzt|auch|ja|eigentlich|inzwischen|mer|eh)){0,4} (?:gleich|gliich|glich|wurst)|nebensach\p{L}*|nebensächlich|zweitrangig|unwichtig|verhandelbar|verhandlungssache|(?:kann|könnte) man reden|lässt sich reden|negotiable|optional|hinfällig|überflüssig|erledigt|off the table|kein muss|(?:nicht|net|ned|nid|nöd|not)(?: ganz| mehr| all| that| unbedingt)* (?:so |that |too )?(?:streng|eng|genau|heikel|picky|strict|fussy)|kommt?'?s?(?: es)?(?: mir)? (?:nicht|net|ned|nid|nöd)(?: so| mehr| unbedingt| wirklich| drauf| darauf)* an|(?:ist|is|isch) (?:nicht|net|ned|nid|nöd) alles|(?:isn['’]?t|not) everything|(?:lass|lassen)(?: \p{L}+){0,3} offen|flexibel|flexible|keine rolle|kei rolle|streich\p{L}*|vergiss|vergessen sie|lösch\p{L}*|entfern\p{L}*|(?:raus|weg)(?:nehmen|lassen|tun|fallen|machen)|drop|remove|forget|scrap|ditch|delete|never mind|(?:doesn|don|didn)['’]?t (?:really |actually )?(?:matter|care|need|insist|have to)|(?:does|do) not (?:really )?(?:matter|need|have to)|no longer (?:need\p{L}*|matter\p{L}*|important)|(?:muss|müsst?e?|müssen|mues|braucht?s?|brauche?n?|benötige?n?)(?: [^\s,]+){0,4} (?:nicht|nich|nimmer|ned|net|nid|nöd|nit|kein\p{L}*|koan?e?)|(?:nicht|nich|nimmer|ned|net|nid|nöd|nit|not)(?: (?:mehr|so|ganz|that|unbedingt|zwingend|wirklich|really|strictly|any more|anymore)){0,3} (?:wichtig|nötig|notwendig|entscheidend|erforderlich|gebraucht|brauchen|needed|necessary|important|required)|no(?: \p{L}+){1,2} (?:needed|required|necessary))(?!\p{L})/iu
/** What is allowed after all. */
const allows =
  /(?<!\p{L})(?:doch|wieder|auch|au|ruhig|schon|again|after all|too|as well|notfalls|zur not|zur not halt|(?:wenn'?s|wenn es) sein muss|if need be|if i have to|if necessary|meinetwegen|von mir aus|ok|okay|okey|in ordnung|geht|gehen|ginge|gingen|passt|passen|machbar|möglich|vorstell\p{L}*|genauso|fine|drin|rein|mit rein|recht|acceptable|mitnehmen|aushalten|leben|gewöhn\p{L}*|problem|thema|stör\p{L}*|mind|dagegen|schlimm)(?!\p{L})/iu
/** Of these, what says so of something that was chosen: "doch Vollzeit" chooses anew. */
const allowsBeside =
  /(?<!\p{L})(?:auch|au|ok|okay|okey|in ordnung|geht|gehen|ginge|gingen|passt|machbar|möglich|genauso|fine|drin|recht|too|as well|notfalls|zur not|(?:wenn'?s|wenn es) sein muss|if need be|meinetwegen|von mir aus|nehm\p{L}*|nimm|denkbar|gut|guet|guat|super|alright|acceptable|leben)(?!\p{L})/iu
const noRefusal =
  /(?<!\p{L})(?:(?:wenn'?s|wenn es|wenn|falls)(?: \p{L}+){0,3}? (?:nix|nichts|nicht|keine?)(?: \p{L}+){0,1}? (?:anderes?|anders|sonst|besseres)(?: (?:gibt|geht|ist|da))?|(?:nur )?wenn sonst (?:nix|nichts|keine?)(?: \p{L}+){0,2}|nur (?:ausnahmsweise|im notfall|zur not|notfalls)|ohne \p{L}+ (?:gibts|gibt'?s|gibt es|geht|findet man)(?: \p{L}+){0,2} (?:nix|nichts|nicht|keine?)|kein(?:e|en)? (?:problem|thema|ding|hindernis|ausschluss\p{L}*|drama|beinbruch|weltuntergang|stress|akt|act|k\.?o\.?\S*)|zur not|no problem|not a problem|stör\p{L}*(?: \p{L}+){0,2} (?:nicht|ned|net|nid|nöd)|macht mir (?:nichts|nix)(?: aus)?|(?:nichts|nix) (?:dagegen|gegen)|(?:don|wouldn)['’]?t mind|(?:do|would) not mind|(?:nicht|ned|net|nid|not) (?:mehr |so |that |ganz ){0,2}(?:schlimm|bad|wild|tragisch))(?!\p{L})/giu
const refuses =
  /(?<!\p{L})(?:kein\p{L}*|koa\p{L}*|nicht|nich|nimmer|ned|net|nid|nöd|nit|nie|niemals|nichts|nix|no|not|never|ohne|without|n['’]t|nur|bloß|only|lieber|eher|rather|hauptsache|frei|freie?[ns]?|freihaben|off|free|(?:nein|nope)(?: danke)?(?=[.!\s]*$))(?!\p{L})|n['’]t(?!\p{L})/iu
/** What is spoken of was named in the clause before: "das streich wieder". */
const pronoun = /(?<!\p{L})(?:das|des|dat|es|that|it|this|die|sie|den|filter|haken|punkt)(?!\p{L})/iu

/** "egal ob Uni oder nicht" narrows nothing. */
const anyKind =
  /^(?:(?:ist|mir|ja|ok|ach|das|it|is|i|eh)[, ]+){0,4}(?:egal|wurscht|no matter|don't care) (?:ob|welche\p{L}*|whether|which)(?!\p{L})[^?]*$/iu

/** Whether a turn says of something that is no part of the search that it does not matter. */
export function narrowsNothing(text: string): boolean {
  return anyKind.test(text)
}

type Loosened = { changed: JobSearchParams; rest: string }

/**
 * What the search holds and a clause takes back: a refusal that is lifted ("wenn's sein muss, geh ich halt doch nachts"), a wish that is
 * given up ("Wohnung haben wir jetzt, das muss nicht mehr sein") or that something else may stand beside ("befristet würde ich auch
 * nehmen"). Null when the search holds nothing that the turn loosens, so that whoever only says what they can bear changes nothing.
 */
export function readLoosened(text: string, before: JobSearchParams, locale: Locale): Loosened | null {
  if (!holdsSomething(before) && !indifferent.test(text)) return null
  const clauses = text
    .replace(/,\s*(?=(?:wenn|falls|if)(?!\p{L}))/giu, ' ')
    .split(clauseEnds)
    .filter(clause => /[\p{L}\d]/u.test(clause))
  let changed = before
  let last: { named: Named; at: number } | null = null
  const gone = new Set<number>()
  clauses.forEach((clause, at) => {
    const named = namedIn(clause, locale)
    if (named) last = { named, at }
    // The cast: assigned in the closure above.
    const spokenOf = named ?? (isAboutLast(clause) ? (last as typeof last)?.named : null)
    // What was taken back already may be said again.
    const next =
      spokenOf && (loosen(clause, spokenOf, changed) ?? (loosen(clause, spokenOf, before) && changed))
    if (!next) return
    changed = next
    gone.add(at)
    if (!named && last) gone.add(last.at)
  })
  if (gone.size === 0) return null
  return { changed, rest: clauses.filter((_, at) => !gone.has(at)).join(', ') }
}

/** Whether there is anything beside words and a place that could be taken back. */
function holdsSomething({
  q: _q,
  page: _page,
  pageSize: _size,
  sort: _sort,
  ...held
}: JobSearchParams): boolean {
  return Object.entries(held).some(([name, value]) =>
    // The cast: keys of a search.
    Array.isArray(value) ? value.length > 0 : value !== noJobSearchParams[name as JobSearchParamName],
  )
}

/** "…, das streich wieder", "wenn's befristet ist, auch gut". */
function isAboutLast(clause: string): boolean {
  const isShort = clause.split(/\s+/).length <= mostOfShort
  return (
    (drops.test(clause) && pronoun.test(clause)) ||
    (isShort && allowsBeside.test(clause) && !refuses.test(clause))
  )
}
const mostOfShort = 4

/** The search without what the clause takes back of it; null when it takes nothing back. */
function loosen(clause: string, named: Named, before: JobSearchParams): JobSearchParams | null {
  if (staysAway.test(clause)) return null
  const isDropped = drops.test(clause)
  const plain = clause.replace(noRefusal, ' ok ')
  // Who names what they refused, without a word that refuses, takes the refusal back: "weekends would be alright".
  const isAgain = !refuses.test(plain) && !(saysWhy.test(clause) && !allows.test(plain))
  const lift = isDropped || isAgain ? lifted(named, before) : null
  if (lift) return lift
  const isGivenUp =
    isDropped ||
    (named.names.includes('offers') && settled.test(clause) && !seeks.test(clause)) ||
    isOut.test(clause) ||
    (isAgain && moreOf.test(clause) && named.names.includes('employmentType'))
  // "Befristet ist egal" allows it beside what was wished.
  if (isGivenUp)
    return given(named, before) ?? (indifferent.test(clause) ? (withBeside(named, before) ?? before) : null)
  return isAgain && allows.test(plain) ? beside(plain, named, before) : null
}

/** "Nacht bleibt weg" */
const staysAway =
  /(?<!\p{L})(?:bleib\p{L}* (?:\p{L}+ ){0,2}(?:weg|raus|draußen)|(?:weg|raus|draußen) ?bleib\p{L}*|m[uü]ss(?:en)? (?:\p{L}+ ){0,1}(?:weg|raus)|stays? (?:out|off)|(?:has|have) to go)(?!\p{L})/iu

/** "Zimmer hab ich schon", "Wohnung ist geklärt" */
const settled =
  /(?<!\p{L})(?:hab|habe|haben|hat|hamma|hammer|hemmer|händ|hob|hobn|gefunden|geklärt|organisiert|besorgt|gesichert|vorhanden|got|have|has|found|sorted)(?!\p{L})/iu
const seeks =
  /(?<!\p{L})(?:br[aä]uch\p{L}*|such\p{L}*|möcht\p{L}*|hätt\p{L}*|will|wollen|keine?|need|want|no)(?!\p{L})/iu
/** What was or somebody else does. */
const saysWhy =
  /(?<!\p{L})(?:war|waren|hatte|hatten|gearbeitet|gemacht|arbeitet|macht|mein\p{L}*|unser\p{L}*|er|sie|frau|mann|my|he|she|his|her|was|used to|has|works|weil|denn|because|\?)(?!\p{L})/iu
const isOut = /(?<!\p{L})(?:raus|weg)[.!\s]*$/iu
const moreOf = /(?<!\p{L})(?:mehr|weniger|more|less)(?!\p{L})/iu
/** What does not matter sets no filter, whether the search had one or not: "egal ob befristet". */
const indifferent =
  /(?<!\p{L})(?:egal|wurscht|schnuppe|einerlei|zweitrangig|nebensächlich|unwichtig|keine rolle|kei rolle|flexibel|verhandelbar|negotiable|(?:muss|müssen) (?:\p{L}+ )?(?:nicht|kein\p{L}*) [^,.]{3,30} sein|(?:doesn|don)['’]?t (?:really )?matter|does not matter|do not matter|no matter)(?!\p{L})/iu

/** The text of a first turn without what does not matter in it: "Assistenzarzt Berlin, Fach ist erst mal zweitrangig". */
export function withoutIndifferent(text: string): string {
  const clauses = text.split(/\s*,\s+/u)
  const left = clauses.filter(clause => !indifferent.test(clause) || namesIn(clause).length === 0)
  return left.length === 0 || left.length === clauses.length ? text : left.join(', ')
}

const opposites: Record<string, readonly string[]> = {
  nights: ['no-nights', 'day'],
  weekends: ['no-weekends'],
}

/** What is refused so far, allowed again. */
function lifted({ refusals, agencies }: Named, before: JobSearchParams): JobSearchParams | null {
  const without = before.without.filter(each => !refusals.includes(each))
  const shift = before.shift.filter(each => !refusals.some(refusal => opposites[refusal]?.includes(each)))
  const isAgain = agencies && before.agencies === 'without'
  const isSame = without.length === before.without.length && shift.length === before.shift.length && !isAgain
  return isSame ? null : { ...before, without, shift, agencies: isAgain ? null : before.agencies, page: 1 }
}

/** What was wished so far, given up. */
function given({ names, set }: Named, before: JobSearchParams): JobSearchParams | null {
  const next = { ...before, page: 1 }
  let isChanged = false
  for (const name of names) {
    const standard = noJobSearchParams[name]
    isChanged ||= JSON.stringify(before[name]) !== JSON.stringify(standard)
    Object.assign(next, { [name]: standard })
  }
  for (const [name, value] of Object.entries(set)) {
    // The cast: keys of a Partial<JobSearchParams>.
    const old: unknown = before[name as JobSearchParamName]
    const gone: readonly unknown[] = Array.isArray(value) ? value : []
    if (!Array.isArray(old) || !old.some(each => gone.includes(each))) continue
    isChanged = true
    Object.assign(next, { [name]: old.filter(each => !gone.includes(each)) })
  }
  return isChanged ? next : null
}

/** Another thing beside the one that was wished; all things of a kind are no wish. */
function beside(clause: string, named: Named, before: JobSearchParams): JobSearchParams | null {
  return allowsBeside.test(clause) ? withBeside(named, before) : null
}

function withBeside({ set }: Named, before: JobSearchParams): JobSearchParams | null {
  const next = { ...before, page: 1 }
  let isChanged = false
  for (const [name, value] of Object.entries(set)) {
    // The cast: keys of a Partial<JobSearchParams>.
    const old: unknown = before[name as JobSearchParamName]
    if (!Array.isArray(old) || !Array.isArray(value) || old.length === 0) continue
    const all = [...new Set<unknown>([...old, ...value])]
    isChanged = true
    Object.assign(next, { [name]: isWholeRange(name, all) ? [] : all })
  }
  return isChanged ? next : null
}

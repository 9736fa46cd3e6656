/** What is asked about the employer whose page is open: its ads, what it is, to be told of new ads, or its ads of some kind. */
export type SaidOfHouse =
  | { kind: 'jobs' }
  | { kind: 'facts' }
  | { kind: 'alert' }
  /** `wanted`: the question without what names the employer. */
  | { kind: 'search'; wanted: string }

const noun =
  'haus|hauses|klinik|klinikum|klinikums|krankenhaus|krankenhauses|einrichtung|praxis|arbeitgeber|arbeitgebers|unternehmen|unternehmens|betrieb|träger|trägers|employer|hospital|clinic|house|practice|company'
/** "dieses Hauses", "in diesem Haus", "for this employer"; "hier" alone is as often the country. */
const pointing = new RegExp(
  String.raw`(?<!\p{L})(?:(?:in|im|bei|beim|von|vom|an|für|zu|at|of|by|for|in|from|about|über)\s+)?(?:dies(?:es|em|er|e|en)|das|dem|des|der|die|this|the)\s+(?:${noun})(?:'s)?(?!\p{L})`,
  'iu',
)
const here = /^(?:(?:alle|offene[nr]?|welche|all|open|which|what)\s+)*(?:stellen|jobs)\s+(?:hier|here)\W*$/iu
const kind = new RegExp(
  String.raw`(?:was|what)\s.*(?:für|kind of|type of|sort of)\s+(?:eine?\s+)?(?:${noun})(?!\p{L})`,
  'iu',
)
const alert = /jobalarm|job ?alert|suchauftrag|bescheid|benachrichtig|informier|notify|let me know/iu
const ofJobs =
  /^(?:was|welche|wie viele|alle|die|offenen?|freien?|aktuellen?|zeig(?:en|e)?|sie|mir|gibt es|es|hat|haben|sucht|stellen|stellenangebote|jobs?|anzeigen|bitte|all|show|me|the|open|which|what|how many|are there|does|have|vacancies|positions|\s|[?.,!])+$/iu
const ofFacts =
  /^(?:was|wer|wie|ist|sind|das|denn|für|ein|eine|macht|bietet|erzählen|erzähl|sagen|sag|sie|mir|etwas|mehr|über|weißt|wissen|du|what|who|is|kind|type|of|a|tell|me|more|about|does|offer|do|you|know|\s|[?.,!])*$/iu

/** Null for what is not about this employer. */
export function saidOfHouse(text: string): SaidOfHouse | null {
  if (here.test(text.trim())) return { kind: 'jobs' }
  if (kind.test(text)) return { kind: 'facts' }
  if (!pointing.test(text)) return null
  const wanted = text.replace(pointing, ' ').replace(/\s+/g, ' ').trim()
  if (alert.test(wanted)) return { kind: 'alert' }
  if (/stellen|jobs|anzeigen|sucht|vacanc|position/iu.test(wanted) && ofJobs.test(wanted))
    return { kind: 'jobs' }
  return ofFacts.test(wanted) ? { kind: 'facts' } : { kind: 'search', wanted }
}

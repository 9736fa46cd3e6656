import type { JobSearchParams } from '../../../job-search/job.schema.ts'

const ads =
  '(?:anzeigen?|stellen|jobs?|inserate?n?|angebote?n?|ausschreibungen|sachen|treffer|ads?|ones?|postings?|listings?)'
const older = new RegExp(
  String.raw`(?<!\p{L})(?:ältere?n?|oltn|alte[nr]?|older|old)(?:\s+${ads})?(?!\p{L})(?!\s+(?:menschen|leute|patient\p{L}*|bewohner\p{L}*|personen|people|patients|arbeitgeber|employer))|(?<!\p{L})(?:schon )?länger (?:drin|online|offen|ausgeschrieben|stehen|da sind)(?!\p{L})|(?<!\p{L})(?:been )?(?:up|open|online) (?:for )?longer(?!\p{L})`,
  'iu',
)
const wants =
  /(?<!\p{L})(?:auch|au|doch|ruhig|wieder|zeig\p{L}*|mit|dazu|ok|okay|geh(?:t|en)|ging\p{L}*|passt|passen|reichen|dürfen|können|kannst|egal|nimm|show|too|also|as well|include|fine|again)(?!\p{L})/iu
const refuses = /(?<!\p{L})(?:keine?n?|nicht|nix|ohne|ned|net|nid|nöd|no|not|without|don['’]t)(?!\p{L})/iu
/** How old they are does not matter. */
const anyAge =
  /(?<!\p{L})(?:egal|wurscht|no matter|whatever),?\s+(?:wie (?:alt|neu|lange)|wann|von wann|how (?:old|new))|(?<!\p{L})(?:(?:das )?(?:alter|datum|veröffentlichungsdatum|zeitraum|age|date)(?: der (?:anzeigen?|stellen?))?|wie (?:alt|neu|aktuell)(?: \p{L}+){0,3}|how (?:old|new)(?: \p{L}+){0,3}) (?:ist|sind|is|doesn['’]t|spielt)?(?: mir)? ?(?:egal|wurscht|keine rolle|matter)|(?:muss|müssen|need|have)[^,.]{0,25}(?:nicht|keine|n['’]t)[^,.]{0,25}(?:neu|frisch|aktuell|von dieser woche|aus dieser woche|der letzten woche|letzten tagen|new|recent|this week|last week)\p{L}*|(?:does|do)(?:n['’]t| not) (?:have|need) to be[^,.]{0,15}(?:new|recent|this week|last week)/iu
const mostWords = 10

/** "Auch ältere Anzeigen bitte" takes back how new ads must be; null when the turn says nothing of it, or nothing was asked. */
export function readAnyAge(text: string, before: JobSearchParams): JobSearchParams | null {
  if (before.postedWithin === null || text.split(/\s+/).length > mostWords) return null
  const isOlder = older.test(text) && wants.test(text) && !refuses.test(text)
  return isOlder || anyAge.test(text) ? { ...before, postedWithin: null, page: 1 } : null
}

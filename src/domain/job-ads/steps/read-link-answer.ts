export type LinkAnswer = { asked: string; final: string; status: number; text: string }

export type LinkState = 'ok' | 'gone' | 'unclear'

const goneWords =
  /\b404\b|nicht (?:mehr )?(?:gefunden|verfügbar|vorhanden|online|aktuell|ausgeschrieben)|(?:page|job|position|posting|vacancy) (?:was )?not found|no longer (?:available|active|exists|open|accepting)|(?:stelle|position|anzeige|job)[^.<]{0,40}(?:bereits |schon |wurde )(?:besetzt|vergeben|geschlossen|deaktiviert|gelöscht)|(?:job|position|posting)[^.<]{0,30}(?:has been filled|has expired|is closed)/i

/**
 * Whether a link still leads to its job. Many sites answer 200 for jobs that are gone: the title or headings say so, or they redirect to
 * the home page. Anything else is unclear: a site that is down or blocks us says nothing about the job.
 */
export function readLinkAnswer({ asked, final, status, text }: LinkAnswer): LinkState {
  if (status === 404 || status === 410) return 'gone'
  if (status !== 200) return 'unclear'
  if (headsOf(text).some(head => goneWords.test(head))) return 'gone'
  const [from, to] = [URL.parse(asked), URL.parse(final)]
  const isLedToStart = from !== null && to !== null && from.pathname.length > 1 && to.pathname === '/'
  return isLedToStart && !to.search ? 'gone' : 'ok'
}

/** Only title and headings describe the page: an ad's text may say "the old building is no longer available". */
function headsOf(text: string): string[] {
  const heads = text.matchAll(/<(title|h1|h2)\b[^>]{0,500}>([\s\S]{0,500}?)<\/\1>/gi)
  return [...heads].slice(0, 5).map(([, , head = '']) => head.replace(/<[^>]*>/g, ' '))
}

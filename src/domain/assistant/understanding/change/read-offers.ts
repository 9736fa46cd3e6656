import type { SoughtOffer } from '../../../../vocabulary/duty/duty.values.ts'

const led = String.raw`(?<!\p{L})(?:(?:mit|inklusive|inkl\.?|samt|plus|brauche?|bräuchte?|nur|wo|with|including|need)\s+)(?:(?:stellen|jobs|häuser|kliniken|arbeitgeber)\s+(?:mit|wo|with)\s+)?(?:(?:ich|wir|sie|am anfang|anfangs|erstmal|erst mal|zum start|für den anfang|i|we|at first|eine[rnm]?|ner|nem|ne|der|a|an|auch|gleich|dazu|noch)\s+)*`

const houses = String.raw`(?<=(?<!\p{L})(?:hospitals?|clinics?|employers?|kliniken|häuser|krankenhäuser|arbeitgeber|spitäler)(?!\p{L})[^.?!]{0,40})(?<!\p{L})(?:(?:die|welche|that|which|who)\s+)?`

/** What an ad may offer beside its pay, and how people ask for it. */
const offers: readonly (readonly [SoughtOffer, RegExp])[] = [
  [
    'housing',
    new RegExp(
      String.raw`(?:${led})?(?<!\p{L})(?:(?:personal|dienst|mitarbeiter|betriebs|werks|schwestern|firmen|klinik)(?:wohn|zimmer|appartement|apartment)\p{L}*|staff (?:housing|accommodation|flats?))|${led}(?:wohnung(?:en)?|wohnheim(?:platz|zimmer)?|unterkunft|wohnmöglichkeit|zimmer|apartment|housing|accommodation|flat|room)(?!\p{L})|(?<!\p{L})(?:wohnung|unterkunft|zimmer|flat|apartment|accommodation|housing) (?:vom|von der|durch den|durchs|from (?:the )?)\s*(?:arbeitgeber|haus|klinik|employer|hospital)|(?:stellen|stellt|bieten|bietet|vermitteln|vermittelt|provides?|offers?|give)\s+(?:mir |einem |auch |eine?n? |me |a |an )*(?:wohnung(?:en)?|unterkunft|zimmer|housing|accommodation|flat|apartment|room)(?!\p{L})|(?:(?:eine?|a|ne|die)\s+)?(?<!\p{L})(?:wohnung|unterkunft|zimmer)\s.{0,25}(?:dazu|mit dabei|inklusive|gestellt|stellen|geben|gäbe|br(?:a|ä)uch\p{L}*|anbiet\p{L}*|haben)[^,;]*`,
      'giu',
    ),
  ],
  [
    'language-course',
    new RegExp(
      `${led}(?:(?:deutsch|sprach)kurs(?:en?)?|language courses?|german (?:course|lessons|classes))(?!\\p{L})`,
      'giu',
    ),
  ],
  [
    'recognition-support',
    new RegExp(
      `${houses}(?:(?:help|support|assist|helfen|unterstützen|begleiten)\\s[^.?!]{0,25}?(?:anerkennung|recognition)|bei (?:der |meiner )?anerkennung (?:helfen|unterstützen|begleiten))(?!\\p{L})|${led}(?:(?:hilfe|unterstützung|begleitung|help|support) (?:bei|mit|with|for) (?:der |the |my )?(?:anerkennung|recognition)|anerkennungs(?:hilfe|begleitung|unterstützung))(?!\\p{L})`,
      'giu',
    ),
  ],
  [
    'training-authorisation',
    new RegExp(`${led}(?:voller |full )?weiterbildungs(?:ermächtigung|befugnis)(?!\\p{L})`, 'giu'),
  ],
]

const refuses =
  /(?<!\p{L})(?:keine?n?|nicht|ned|net|nid|nöd|ohne|egal|weg|raus|no|not|without|drop|forget|vergiss)(?!\p{L})/iu

const clauseEnds = /[,;.!?](?=\s|$)|\s(?:aber|und|but|and)(?=\s)/gu

/** Whether the clause that names something refuses it: in "ohne Nacht und mit Wohnung" another one does. */
function isRefused(text: string, from: number, words: string): boolean {
  const ends = [...text.matchAll(clauseEnds)].map(({ index }) => index)
  const start = ends.findLast(end => end < from) ?? 0
  const end = ends.find(each => each >= from + words.length) ?? text.length
  return refuses.test(text.slice(start, end))
}

/** What ads shall offer, and the text without that: "mit Dienstwohnung, wenn's geht". */
export function readOffers(text: string): { offers: SoughtOffer[]; rest: string } {
  let rest = text
  const found = offers.flatMap(([offer, said]) => {
    const without = rest.replace(said, (words, ...given) =>
      // The cast: behind the groups of a match stand where it begins and the whole text.
      isRefused(rest, given.findLast(each => typeof each === 'number') as number, words) ? words : ' ',
    )
    if (without === rest) return []
    rest = without
    return [offer]
  })
  return { offers: found, rest: found.length === 0 ? text : rest.replace(/\s+/g, ' ').trim() }
}

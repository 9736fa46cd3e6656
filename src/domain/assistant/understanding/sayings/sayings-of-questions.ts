const house = '<name>'

/** Questions with a name in them that is kept; the notation is that of `phrase.ts`. */
export const employerQuestions: readonly string[] = [
  `[was|wer] [ist|sind] [denn|eigentlich]? [das|die|der]? ${house} [für ein haus|für ein arbeitgeber|für eine klinik|eigentlich|genau]?`,
  `[was|wer] für [ein|eine] [haus|arbeitgeber|klinik|betrieb] ist [das|die|der]? ${house}`,
  `[welche|was für|how many|wie viele] [offene|freie|open]? [stellen|jobs|stellenangebote|positions] [hat|haben|gibt es|bietet|hat gerade|does|are there|sind] [denn|aktuell|gerade]? [bei|beim|in|im|an|am|at|der|die|das|the|von]? [der|dem|die|das|the]? ${house} [frei|offen|have|offer|gerade|zu bieten|ausgeschrieben|zu vergeben]?`,
  `[stellen|jobs|job|stelle|arbeiten|arbeit|angebote|positions|work|working] [bei|beim|im|am|an|at|von|vom] [der|dem|den|the]? ${house}`,
  `[what|who] is [the]? ${house}`,
  `[erzähl|erzähle|erzählen sie|sag|tell|infos|informationen|info|information|kennst du|kennen sie|was weißt du|was wissen sie|do you know|mehr] [mir|me]? [was|etwas|mehr|more]? [über|zu|zum|zur|about|on]? [das|die|den|der|the]? ${house}`,
  `[sucht|stellt] [das|die|der]? ${house} [gerade|noch|aktuell|personal|leute|mitarbeiter|ein|jemanden|pflegekräfte|ärzte]?`,
  `[is|are] [the]? ${house} hiring`,
]

export const professionQuestions: readonly string[] = [
  '[was|welche berufe|welchen beruf|womit|what|what else|which jobs] [kann|könnte|könnt|can|could] [ich|man|i|one|you] [als|mit|with|as]? [einer|einem|der|ausbildung|ausbildung als|als gelernte|a|an|my]? <text> [noch|sonst|sonst noch|noch alles|alles|else|auch|noch so]? [machen|arbeiten|werden|tun|lernen|do|become|work|be]',
  '[was|welche berufe|what|what else] [kann|könnte|can|could] [ich|man|i|one] [noch|sonst|sonst noch|else|alles]? [machen|arbeiten|werden|do|become] [als|mit|as|with] [a|an|einer|einem|my|ausbildung als]? <text>',
  '[welche|was für|which|what] [verwandten|ähnlichen|anderen|related|similar|other|alternativen]? [berufe|beruf|professions|careers|jobs] [gibt es|passen|sind|are|are there|fit|habe ich] [noch|similar to|like|related to|for|für|als|mit|zu|ähnlich wie|zum]? [zu|als|wie|a|an]? <text>',
  '[verwandte|ähnliche|related|similar|andere] [berufe|professions|careers] [zu|wie|to|für|for|als|like]? <text>',
  '[alternative|alternativen|weiterbildung|weiterbildungen|aufstieg|aufstiegsmöglichkeiten|karriere|alternatives|career options|further training|umschulung|möglichkeiten|perspektiven] [zu|zum|zur|für|als|for|as|to|mit|nach] [a|an|den|die|beruf|dem beruf|dem]? <text>',
  '[ich]? [bin]? <text> [und]? [will|möchte|want] [ich]? [mal]? [etwas|was|something] [anderes|neues|different|else|new] [machen|arbeiten|do|lernen]?',
  '[was|what] [kommt|gibt es|passt|fits] [nach|als alternative zu|zu] <text>',
]

const houses =
  '[arbeitgeber|employers|employer|kliniken|klinik|krankenhäuser|häuser|praxen|pflegeheime|heime|einrichtungen|spitäler|hospitals|clinics|practices|care homes|betriebe|firmen|unternehmen|träger|companies|ordinationen|pflegedienste]'

/** Who has jobs, in a place or for some work: the rest says which. */
export const employerLists: readonly string[] = [
  '[zeig|zeige|show|list|liste|welche|what|which|wie viele|how many|alle]? [mir|me]? [arbeitgeber|employers] [gibt es|habt ihr|hast du|are there|do you have]? [hier]? [in|im|bei|um|near|around|aus|von] [der|dem|den|the]? <place>',
  '[zeig|zeige|show|list|liste|welche|what|which|wie viele|how many|alle|all] [mir|me|the]? [arbeitgeber|employers] [gibt es|habt ihr|hast du|are there|do you have|sind]? [hier|here|auf der seite|on this site]? [vertreten]?',
  `[welche|welches|which|what|wie viele|how many|zeig mir|zeige] ${houses} [suchen|sucht|stellen|stellt|brauchen|braucht|haben|are|is|need|hire|hiring|look|looking|recruit|want] <place>`,
  `[welche|welches|which|what|wie viele|how many] ${houses} [in|im|bei|um|near|around|aus] <place>`,
  '[wer|who] [sucht|stellt|braucht|is looking for|is hiring|hires|needs|is recruiting|wants] <place>',
]

import type { Refusal } from '../vocabulary/jobs/job.values.ts'
import type { UnderstoodFilters } from './understood.ts'

type ListFilter = Exclude<keyof UnderstoodFilters, 'without' | 'salaryMin' | 'postedWithin'>

/**
 * What a word or phrase of a query says. `isSure` false: it counts only where something else says it as well ("nur Nachtdienst").
 * `refusal`: what is refused when a negation governs it; `opposite`: the filter that then holds instead.
 */
export type Saying = {
  filter?: { name: ListFilter; values: readonly string[] }
  without?: readonly Refusal[]
  postedWithin?: number
  refusal?: Refusal
  opposite?: { name: ListFilter; values: readonly string[] }
  role?: 'filler' | 'negation' | 'only' | 'but' | 'join' | 'fine' | 'preposition' | 'start'
  needsOnly?: boolean
}

const list = (name: ListFilter, ...values: string[]): Saying => ({ filter: { name, values } })
const role = (name: NonNullable<Saying['role']>): Saying => ({ role: name })

/** Phrases, separated by `|`, and what they say. Longer phrases win over shorter ones. */
export const sayings: readonly (readonly [phrases: string, saying: Saying])[] = [
  // Employment
  [
    'Vollzeit|VZ|Vollzeitstelle|Vollzeitjob|Vollzeitkraft|Vollzeitbasis|ganztags|full time|fulltime|Vollpensum',
    { ...list('employmentType', 'full-time'), opposite: { name: 'employmentType', values: ['part-time'] } },
  ],
  [
    'Teilzeit|TZ|Teilzeitstelle|Teilzeitjob|Teilzeitkraft|Teilzeitbasis|Teilzeitanstellung|Teilpensum|halbtags|stundenweise|part time|parttime|Halbtagsstelle|Halbtagsjob',
    { ...list('employmentType', 'part-time'), opposite: { name: 'employmentType', values: ['full-time'] } },
  ],
  [
    'Minijob|Mini Job|450 Euro Job|520 Euro Job|538 Euro Job|556 Euro Job|geringfügig|geringfügige Beschäftigung|Nebenjob',
    list('employmentType', 'part-time'),
  ],
  ['Aushilfe|Aushilfsjob|Vertretungsstelle|Ferienjob', list('employmentType', 'temporary')],
  [
    'freiberuflich|Honorarbasis|Honorarkraft|Honorartätigkeit|freie Mitarbeit|freelance|freelancer|self employed',
    list('employmentType', 'freelance'),
  ],
  ['Praktikum|Praktikumsstelle|Praktikumsplatz|Famulatur|internship', list('employmentType', 'internship')],
  [
    'unbefristet|unbefristete Stelle|unbefristeter Vertrag|Festanstellung|fest angestellt|feste Stelle|permanent contract|permanent position|permanent job|permanent',
    { ...list('contract', 'permanent'), opposite: { name: 'contract', values: ['fixed-term'] } },
  ],
  [
    'befristet|befristete Stelle|Befristung|Elternzeitvertretung|Schwangerschaftsvertretung|fixed term|temporary contract|Zeitvertrag',
    { ...list('contract', 'fixed-term'), opposite: { name: 'contract', values: ['permanent'] } },
  ],
  // Experience
  [
    'Berufseinsteiger|Berufsanfänger|Berufseinstieg|Einsteiger|Quereinsteiger|Quereinstieg|ohne Erfahrung|ohne Berufserfahrung|ohne Vorerfahrung|keine Erfahrung|keine Berufserfahrung|frisch examiniert|neu examiniert|Absolvent|Absolventen|Berufsstarter|entry level|new graduate|no experience|without experience',
    list('experience', 'entry'),
  ],
  ['mit Berufserfahrung|berufserfahren|erfahren|experienced', list('experience', 'mid', 'senior')],
  ['langjährige Erfahrung|mit langjähriger Erfahrung|senior', list('experience', 'senior')],
  [
    'leitend|leitende|leitender|leitendes|leitenden|Führungsposition|Leitungsposition|Leitungsfunktion|Leitungsstelle|Führungskraft|in leitender Position|leitende Position|leitende Funktion|leadership|leadership role|management position',
    list('experience', 'executive'),
  ],
  // Where the work is done
  [
    'Homeoffice|Home Office|von zu Hause|von daheim|work from home|working from home|Telearbeit|mobiles Arbeiten|remote|remote work',
    { ...list('remote', 'remote', 'hybrid'), opposite: { name: 'remote', values: ['onsite'] } },
  ],
  ['hybrid|teilweise Homeoffice', list('remote', 'hybrid')],
  ['vor Ort|on site|onsite', list('remote', 'onsite')],
  // Shifts
  [
    'Dauernacht|Dauernachtdienst|Dauernachtwache|reiner Nachtdienst|nights only|permanent nights',
    { ...list('shift', 'nights-only'), refusal: 'nights' },
  ],
  [
    'Nacht|Nächte|Nachts|Nachtdienst|Nachtdienste|Nachtschicht|Nachtschichten|Nachtarbeit|Nachtwache|Nachtwachen|nights|night|night shift|night shifts|night duty|night work',
    { ...list('shift', 'nights-only'), needsOnly: true, refusal: 'nights' },
  ],
  [
    'Tagdienst|Tagesdienst|Tagschicht|Tagdienste|day shift|day shifts|vormittags|tagsüber|geregelte Arbeitszeit|geregelte Arbeitszeiten|regelmäßige Arbeitszeiten|regular hours|office hours',
    list('shift', 'day'),
  ],
  [
    'Frühdienst|Frühschicht|Frühdienste|Spätdienst|Spätschicht|morgens|days|Tag',
    { ...list('shift', 'day'), needsOnly: true },
  ],
  [
    'Zweischicht|Zweischichtsystem|Zweischichtdienst|2 Schicht|2 Schichten|2 Schicht System|zwei Schichten|zwei Schicht System',
    list('shift', 'two-shift'),
  ],
  [
    'Dreischicht|Dreischichtsystem|Dreischichtdienst|3 Schicht|3 Schichten|3 Schicht System|drei Schichten|drei Schicht System',
    list('shift', 'three-shift'),
  ],
  [
    'Wochenende|Wochenenden|Wochenenddienst|Wochenenddienste|Wochenendarbeit|Wochenends|am Wochenende|Sonntagsdienst|Sonntagsarbeit|weekend|weekends|weekend work|weekend shifts',
    { ...list('shift', 'weekends'), refusal: 'weekends' },
  ],
  [
    'Schicht|Schichten|Schichtdienst|Schichtdienste|Schichtarbeit|Wechselschicht|Wechselschichten|Wechseldienst|shift|shifts|shift work',
    { refusal: 'shifts' },
  ],
  [
    'Rufbereitschaft|Rufbereitschaften|Rufdienst|Rufdienste|Bereitschaft|Bereitschaftsdienst|Bereitschaftsdienste|Pikett|Pikettdienst|Hintergrunddienst|on call|on call duty|on call duties',
    { ...list('shift', 'on-call'), needsOnly: true, refusal: 'on-call' },
  ],
  ['nachtdienstfrei|nachtschichtfrei|nachtfrei|no nights|Nachtdienst nein', { without: ['nights'] }],
  [
    'wochenendfrei|wochenendefrei|Wochenende frei|Wochenenden frei|freies Wochenende|freie Wochenenden|weekends off|weekend off|weekends free|Montag bis Freitag|Mo bis Fr|Mo Fr|Monday to Friday',
    { without: ['weekends'] },
  ],
  ['schichtfrei|Schichtdienst nein', { without: ['shifts'] }],
  // Kind of employer
  [
    'Krankenhaus|Krankenhäuser|Akutkrankenhaus|Akutklinik|Klinik|Kliniken|Spital|Spitäler|hospital|hospitals|KH',
    { ...list('employerType', 'hospital'), refusal: 'hospital' },
  ],
  [
    'Uniklinik|Unikliniken|Universitätsklinik|Universitätsklinikum|Uniklinikum|Universitätsspital|Unispital|university hospital',
    list('employerType', 'academic'),
  ],
  [
    'Praxis|Praxen|Arztpraxis|Arztpraxen|Ordination|doctors office|doctor’s office|medical practice|private practice|GP practice',
    { ...list('employerType', 'private-practice'), refusal: 'private-practice' },
  ],
  [
    'MVZ|medizinisches Versorgungszentrum|medizinischen Versorgungszentrum|medical centre|medical center',
    { ...list('employerType', 'medical-center'), refusal: 'medical-center' },
  ],
  [
    'Pflegeheim|Pflegeheime|Altenheim|Altenheime|Altenpflegeheim|Seniorenheim|Seniorenresidenz|Seniorenzentrum|Pflegeeinrichtung|Alters und Pflegeheim|Heim|nursing home|care home',
    { ...list('employerType', 'care-facility'), refusal: 'care-facility' },
  ],
  ['Gesundheitsamt|Gesundheitsämter|öffentlicher Gesundheitsdienst', list('employerType', 'public-health')],
  [
    'öffentlicher Dienst|öffentlichen Dienst|öffentlicher Träger|kommunal|public sector|public service',
    list('employerType', 'public'),
  ],
  [
    'gemeinnützig|kirchlicher Träger|freigemeinnützig|non profit|nonprofit|charity',
    list('employerType', 'non-profit'),
  ],
  [
    'Zeitarbeit|Zeitarbeitsfirma|Zeitarbeitsfirmen|Leiharbeit|Leiharbeitsfirma|Leihfirma|Leihfirmen|Leasing|Personaldienstleister|Personaldienstleistung|Personalvermittlung|Personalvermittler|Vermittler|Vermittlung|Arbeitnehmerüberlassung|AÜG|ANÜ|agency|agencies|agency work|temp agency|temp work|staffing agency|recruiter',
    { refusal: 'agencies' },
  ],
  // Language that is asked for
  [
    'English speaking|englischsprachig|englischsprachige|in English|Englisch|English|Englischkenntnisse|Englisch sprechend',
    list('language', 'en'),
  ],
  [
    'French speaking|französischsprachig|in French|Französisch|Französischkenntnisse|Französisch sprechend',
    list('language', 'fr'),
  ],
  [
    'Italian speaking|italienischsprachig|Italienisch|Italienischkenntnisse|Italienisch sprechend',
    list('language', 'it'),
  ],
  [
    'Turkish speaking|türkischsprachig|Türkisch|Türkischkenntnisse|Türkisch sprechend',
    list('language', 'tr'),
  ],
  ['Polish speaking|polnischsprachig|Polnisch|Polnischkenntnisse|Polnisch sprechend', list('language', 'pl')],
  [
    'Russian speaking|russischsprachig|Russisch|Russischkenntnisse|Russisch sprechend',
    list('language', 'ru'),
  ],
  ['Arabic speaking|arabischsprachig|Arabisch|Arabischkenntnisse|Arabisch sprechend', list('language', 'ar')],
  [
    'Spanish speaking|spanischsprachig|Spanisch|Spanischkenntnisse|Spanisch sprechend',
    list('language', 'es'),
  ],
  [
    'Ukrainian speaking|ukrainischsprachig|Ukrainisch|Ukrainischkenntnisse|Ukrainisch sprechend',
    list('language', 'uk'),
  ],
  // Age of the posting
  [
    'heute|von heute|seit heute|today|letzte 24 Stunden|seit gestern|gestern|last 24 hours|yesterday|heute neu',
    { postedWithin: 1 },
  ],
  [
    'letzte 7 Tage|letzten 7 Tage|letzte sieben Tage|diese Woche|dieser Woche|letzte Woche|letzter Woche|last 7 days|this week|last week|past week',
    { postedWithin: 7 },
  ],
  [
    'letzte 14 Tage|letzten 14 Tage|letzte zwei Wochen|letzten zwei Wochen|letzten 2 Wochen|last two weeks|last 14 days',
    { postedWithin: 14 },
  ],
  [
    'letzte 30 Tage|letzten 30 Tage|diesen Monat|dieser Monat|letzter Monat|letzten Monat|last month|this month|last 30 days',
    { postedWithin: 30 },
  ],
  // When the work begins
  [
    'ab sofort|per sofort|sofort|zum nächstmöglichen Zeitpunkt|nächstmöglich|baldmöglichst|so bald wie möglich|ab jetzt|as soon as possible|asap|immediately|immediate start|starting now',
    role('start'),
  ],
  // Words that hold a sentence together
  [
    'ohne|kein|keine|keinen|keiner|keinem|keines|nicht|bitte nicht|bloß nicht|außer|nix|nie|niemals|kei|no|not|without|except|never|none|nicht mehr|lieber nicht',
    role('negation'),
  ],
  ['nur|ausschließlich|only|exclusively|bloß|rein|reine|reiner|reines|lediglich', role('only')],
  ['aber|sondern|jedoch|dafür|but|although|though|yet', role('but')],
  ['und|oder|sowie|noch|weder|bzw|u|and|or|nor|&', role('join')],
  [
    'ok|okay|geht|gern|gerne|möglich|ja|fine|possible|erlaubt|egal|in Ordnung|kein Problem|no problem',
    role('fine'),
  ],
  [
    'in|im|bei|um|nahe|nähe|in der Nähe von|in der Nähe|Nähe von|Raum|im Raum|Großraum|rund um|Umgebung|Umgebung von|Umkreis|im Umkreis von|im Umkreis um|Region|in der Region|Kreis|Landkreis|Kanton|im Kanton|Stadt|in und um|around|near|close to|nearby|aus|von|nach',
    role('preposition'),
  ],
  [
    'werden|wird|gebraucht|benötigt|ich|wir|suche|suchen|sucht|gesucht|gesuche|Suche nach|search|looking for|looking|seeking|find|finde|finden|zeig|zeige|zeigt|show|me|mir|uns|bitte|please|gibt|es|gibt es|was|welche|welcher|welches|wo|wer|wie|kann|könnte|möchte|will|würde|wollen|hätte|habe|haben|bin|ist|sind|sein|i|am|we|are|is|there|do|you|have|want|would|like|need|brauche|what|which|any|some|a|an|the|ein|eine|einen|einer|einem|eines|der|die|das|den|dem|des|als|as|für|for|mit|with|to|of|work|working|arbeiten|arbeite|Arbeit|Arbeitsstelle|Arbeitsplatz|Arbeitsplätze|Job|Jobs|Jobangebot|Jobangebote|Jobsuche|Stelle|Stellen|Stellenangebot|Stellenangebote|Stellenanzeige|Stellenanzeigen|Anzeige|Anzeigen|Inserat|Inserate|Angebot|Angebote|Anstellung|Beschäftigung|Position|Positionen|position|positions|opening|openings|vacancy|vacancies|Pensum|Wohnort|mein|meine|meiner|meinem|frei|freie|freien|offen|offene|offenen|neu|neue|neuen|neueste|aktuell|aktuelle|aktuellen|new|latest|open|alle|all|auch|also|am liebsten|vorzugsweise|preferably|möglichst|idealerweise|wenn möglich|if possible|mehr|auf|an|zu|zum|zur|hier|da|wieder|gut|gute|guter|gutes|schön|schöne|good|nice|Dienst|Dienste|System|Kraft|dringend|Basis|auf Basis|gut bezahlt|gut bezahlte|gut bezahlten|gut bezahlter|bezahlt|bezahlte|hallo|hi|danke|thanks|at|on|und so',
    role('filler'),
  ],
]

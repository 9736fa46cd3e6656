import { list, type Sayings } from './saying.ts'

/** By their codes, in German and English. */
const languages: readonly (readonly [code: string, german: string, english: string])[] = [
  ['en', 'Englisch', 'English'],
  ['fr', 'Französisch', 'French'],
  ['it', 'Italienisch', 'Italian'],
  ['tr', 'Türkisch', 'Turkish'],
  ['pl', 'Polnisch', 'Polish'],
  ['ru', 'Russisch', 'Russian'],
  ['ar', 'Arabisch', 'Arabic'],
  ['es', 'Spanisch', 'Spanish'],
  ['uk', 'Ukrainisch', 'Ukrainian'],
  ['ro', 'Rumänisch', 'Romanian'],
  ['hr', 'Kroatisch', 'Croatian'],
]

const requiredLanguages = languages.map(([code, german, english]) => {
  const inGerman =
    '|sprachig|kenntnisse| sprechend| sprechen| spreche|er Muttersprache| als Muttersprache| fließend'
      .split('|')
      .map(ending => german + ending)
  const inEnglish = ['', ' speaking', ' speaker', ' speakers', ' skills', ' required', ' fluent'].map(
    ending => english + ending,
  )
  const around = ['mit', 'auf', 'gutes', 'fließend', 'spreche'].map(before => `${before} ${german}`)
  const aroundEnglish = ['in', 'speaking', 'speak', 'speaks', 'fluent', 'fluent in', 'with'].map(
    before => `${before} ${english}`,
  )
  return [[...inGerman, ...inEnglish, ...around, ...aroundEnglish].join('|'), list('language', code)] as const
})

/** The kind of employer, agencies, required languages, the age of the ad and the date of entry. */
export const sayingsOfOffers: Sayings = [
  [
    'Krankenhaus|Krankenhäuser|Akutkrankenhaus|Akutklinik|Akutspital|Klinik|Kliniken|Klinikum|Krankenhausjob|Spital|Spitäler|hospital|hospitals|KH|clinic|Klinikstelle|Klinikstellen|Klinikjob|Klinikjobs|Krankenhausstelle|Krankenhausstellen|Krankenhausjobs|Spitalsstelle|Spitaljob|hospital job|hospital jobs',
    { ...list('employerType', 'hospital'), refusal: 'hospital' },
  ],
  [
    'Uniklinik|Unikliniken|Universitätsklinik|Universitätsklinikum|Universitätskliniken|Uniklinikum|Universitätsspital|Unispital|Uni Klinik|Uni Spital|university hospital|teaching hospital',
    list('employerType', 'academic'),
  ],
  [
    'Praxisstelle|Praxisstellen|Praxisjob|Praxisjobs|Praxis|Praxen|Arztpraxis|Arztpraxen|Ordination|Ordinationen|doctors office|doctor’s office|medical practice|private practice|practice|practices|GP practice|GP surgery',
    { ...list('employerType', 'private-practice'), refusal: 'private-practice' },
  ],
  [
    'MVZ|MVZs|medizinisches Versorgungszentrum|medizinischen Versorgungszentrum|Versorgungszentrum|medical centre|medical center',
    { ...list('employerType', 'medical-center'), refusal: 'medical-center' },
  ],
  [
    'Pflegeheim|Pflegeheime|Altenheim|Altenheime|Altersheim|Altersheime|Altenpflegeheim|Seniorenheim|Seniorenheime|Seniorenresidenz|Seniorenzentrum|Pflegeeinrichtung|Alters und Pflegeheim|Alten und Pflegeheim|Heim|nursing home|nursing homes|care home|care homes|Heimstelle|Pflegeheimstelle|Pflegeheimstellen',
    { ...list('employerType', 'care-facility'), refusal: 'care-facility' },
  ],
  [
    'privater Träger|privaten Träger|private Träger|privater Arbeitgeber|privaten Arbeitgeber|private provider|private employer',
    list('employerType', 'private'),
  ],
  [
    'Unternehmen|Industrieunternehmen|Pharmaunternehmen|Firma|Industrie|freie Wirtschaft|freien Wirtschaft|Privatwirtschaft|company',
    list('employerType', 'company'),
  ],
  ['Gesundheitsamt|Gesundheitsämter|öffentlicher Gesundheitsdienst', list('employerType', 'public-health')],
  [
    'öffentlicher Dienst|öffentlichen Dienst|öffentlicher Träger|kommunaler Träger|kommunal|public sector|public service',
    list('employerType', 'public'),
  ],
  [
    'gemeinnützig|gemeinnütziger Träger|kirchlicher Träger|kirchlich|konfessionell|konfessioneller Träger|kirchliche Einrichtung|kirchlicher Arbeitgeber|kirchliches Haus|freigemeinnützig|non profit|nonprofit|charity',
    list('employerType', 'non-profit'),
  ],
  [
    'Zeitarbeit|Zeitarbeitsfirma|Zeitarbeitsfirmen|Zeitarbeiter|Leiharbeit|Leiharbeiter|Leiharbeitsfirma|Leiharbeitsfirmen|Leihfirma|Leihfirmen|Leasing|Personalleasing|Pflegeleasing|Personaldienstleister|Personaldienstleistung|Personaldienstleistungen|Personalvermittlung|Personalvermittlungen|Personalvermittler|Leasingfirma|Leasingfirmen|Zeitarbeitsunternehmen|Personalfirma|Personalagentur|Personalagenturen|Personalservice|Verleihfirma|Verleiher|Vermittler|Vermittlung|Vermittlungsagentur|Agentur|Agenturen|Temporärarbeit|Arbeitnehmerüberlassung|Arbeitskräfteüberlassung|Personalüberlassung|AÜG|ANÜ|Temporärbüro|Temporärbüros|Temporärfirma|Temporärfirmen|Temporärunternehmen|Temporärvermittlung|Headhunter|agency|agencies|agency work|temp agency|temp agencies|temp work|staffing agency|staffing agencies|recruiter|recruiters|recruitment agency|recruitment agencies',
    { refusal: 'agencies' },
  ],
  [
    'direkt beim Arbeitgeber|direkt vom Arbeitgeber|vom Arbeitgeber direkt|beim Arbeitgeber direkt|Direktanstellung|Direkteinstellung|direkte Anstellung|direct hire|directly with the employer|direct employer|direct employers',
    { without: ['agencies'] },
  ],
  // Languages that are required
  ...requiredLanguages,
  [
    'German speaking|German required|German needed|German skills|German language skills|deutschsprachig|deutschsprachige|in German|auf Deutsch|Deutschkenntnisse',
    list('language', 'de'),
  ],
  // They ask for nothing that could be refused.
  [
    'no German|without German|no German required|no German needed|no German skills|kein Deutsch|ohne Deutsch|German not required|wenig Deutsch|little German',
    { role: 'filler' },
  ],
  // Languages in which the ad is written
  [
    'Anzeige auf Englisch|Anzeigen auf Englisch|Anzeige in Englisch|Anzeigen in Englisch|Stellenanzeige auf Englisch|Stellenanzeigen auf Englisch|Stellenanzeigen in Englisch|englische Anzeige|englische Anzeigen|englische Stellenanzeige|englische Stellenanzeigen|englischsprachige Anzeige|englischsprachige Anzeigen|englischsprachige Stellenanzeigen|auf Englisch geschrieben|auf Englisch ausgeschrieben|ad in English|ads in English|job ad in English|job ads in English|posting in English|postings in English|job postings in English|English ad|English ads|English job ads|written in English|advertised in English',
    list('adLanguage', 'en'),
  ],
  [
    'Anzeige auf Deutsch|Anzeigen auf Deutsch|Anzeige in Deutsch|Anzeigen in Deutsch|Stellenanzeige auf Deutsch|Stellenanzeigen auf Deutsch|Stellenanzeigen in Deutsch|deutsche Anzeige|deutsche Anzeigen|deutsche Stellenanzeige|deutsche Stellenanzeigen|deutschsprachige Anzeige|deutschsprachige Anzeigen|deutschsprachige Stellenanzeigen|auf Deutsch geschrieben|auf Deutsch ausgeschrieben|ad in German|ads in German|job ad in German|job ads in German|posting in German|postings in German|German ad|German ads|written in German|advertised in German',
    list('adLanguage', 'de'),
  ],
  // Collective agreements with a name are read as such
  [
    'Tarif|nach Tarif|Tarifvertrag|mit Tarifvertrag|Tarifbindung|mit Tarifbindung|tarifgebunden|tarifgebundene|tarifgebundener|tarifgebundenen|tariflich|tarifliche Bezahlung|tarifliche Vergütung|tariflich bezahlt|Bezahlung nach Tarif|Vergütung nach Tarif|Gehalt nach Tarif|Tariflohn|Tarifgehalt|Tarifbezahlung|Kollektivvertrag|nach Kollektivvertrag|KV Lohn|GAV|nach GAV|Gesamtarbeitsvertrag|collective agreement|with collective agreement|collective bargaining agreement|union rate|union rates',
    list('tariff', 'any'),
  ],
  // Age of the ad; numbers of days are read as amounts
  [
    'new today|heute veröffentlicht|heute erschienen|heute online|heute eingestellt|heute|von heute|seit heute|today|seit gestern|gestern|yesterday|heute neu|posted today|since yesterday|tagesaktuell',
    { postedWithin: 1 },
  ],
  [
    'new this week|diese Woche|dieser Woche|letzte Woche|letzter Woche|letzten Woche|seit letzter Woche|vergangene Woche|vergangenen Woche|höchstens eine Woche alt|maximal eine Woche alt|nicht älter als eine Woche|this week|last week|past week|since last week',
    { postedWithin: 7 },
  ],
  [
    'letzte zwei Wochen|letzten zwei Wochen|last two weeks|past two weeks|letzten beiden Wochen|höchstens zwei Wochen alt|maximal zwei Wochen alt|nicht älter als zwei Wochen',
    { postedWithin: 14 },
  ],
  [
    'diesen Monat|dieser Monat|letzter Monat|letzten Monat|vergangenen Monat|diesem Monat|höchstens einen Monat alt|maximal einen Monat alt|nicht älter als einen Monat|last month|this month|past month',
    { postedWithin: 30 },
  ],
  // When the work begins
  [
    'ab sofort|per sofort|sofort|Einstieg sofort|Einstieg ab sofort|Start sofort|Start ab sofort|Beginn sofort|Beginn ab sofort|Eintritt sofort|Eintritt ab sofort|Eintritt per sofort|sofortiger Einstieg|zum nächstmöglichen Zeitpunkt|nächstmöglich|zum nächstmöglichen Termin|zum nächsten Termin|baldmöglichst|schnellstmöglich|so bald wie möglich|so schnell wie möglich|ab jetzt|as soon as possible|asap|immediately|immediate start|immediate|starting now|start now|nach Vereinbarung|nach Absprache',
    { role: 'start' },
  ],
]

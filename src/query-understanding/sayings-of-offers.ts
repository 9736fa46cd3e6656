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
  ['sr', 'Serbisch', 'Serbian'],
  ['bs', 'Bosnisch', 'Bosnian'],
  ['sq', 'Albanisch', 'Albanian'],
  ['pt', 'Portugiesisch', 'Portuguese'],
  ['hu', 'Ungarisch', 'Hungarian'],
  ['cs', 'Tschechisch', 'Czech'],
  ['sk', 'Slowakisch', 'Slovak'],
  ['sl', 'Slowenisch', 'Slovenian'],
  ['bg', 'Bulgarisch', 'Bulgarian'],
  ['el', 'Griechisch', 'Greek'],
  ['nl', 'Niederländisch', 'Dutch'],
  ['vi', 'Vietnamesisch', 'Vietnamese'],
  ['ku', 'Kurdisch', 'Kurdish'],
  ['fa', 'Persisch', 'Persian'],
  ['fa', 'Farsi', 'Dari'],
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

/** "im Januar", "in January", "Mitte Mai" are read as amounts. */
const monthsOfEntry = [
  ...'Januar Februar März April Mai Juni Juli August September Oktober November Dezember Jänner Feber'
    .split(' ')
    .map(month => `im ${month}`),
  ...'January February March April May June July August September October November December'
    .split(' ')
    .map(month => `in ${month}`),
].join('|')

/** The kind of employer, agencies, required languages, the age of the ad and the date of entry. */
export const sayingsOfOffers: Sayings = [
  [
    'Krankenhaus|Krankenhäuser|Akutkrankenhaus|Akutklinik|Akutspital|Klinik|Kliniken|Klinikum|Krankenhausjob|Spital|Spitäler|hospital|hospitals|KH|clinic|Klinikstelle|Klinikstellen|Klinikjob|Klinikjobs|Krankenhausstelle|Krankenhausstellen|Krankenhausjobs|Spitalsstelle|Spitaljob|hospital job|hospital jobs|Krankenhäusern|Krankenhauses|Klinikums|Spitälern|Spitals|Spitalbereich|Klinikbereich|Klinikalltag|Krankenhausalltag|Krankenhausbetrieb|Klinikbetrieb|Klinikdienst|Krankenhausdienst|Krankenhausbereich|acute hospital|acute care hospital|in hospital|hospital work|hospital setting|hospital environment|clinics|Chrankehus|Krankenhus|Spitol',
    { ...list('employerType', 'hospital'), refusal: 'hospital' },
  ],
  [
    'Uniklinik|Unikliniken|Universitätsklinik|Universitätsklinikum|Universitätskliniken|Uniklinikum|Universitätsspital|Unispital|Uni Klinik|Uni Spital|university hospital|teaching hospital|Unispitäler|Unispitälern|Universitätsspitäler|Universitätsspitälern|Universitätskrankenhaus|Unikrankenhaus|Uni Krankenhaus|Universitätsmedizin|Hochschulklinik|academic hospital|university hospitals|university clinic|university medical center|university medical centre|academic medical center|academic medical centre|teaching hospitals',
    list('employerType', 'academic'),
  ],
  [
    'Praxisstelle|Praxisstellen|Praxisjob|Praxisjobs|Praxis|Praxen|Arztpraxis|Arztpraxen|Ordination|Ordinationen|doctors office|doctor’s office|medical practice|private practice|practice|practices|GP practice|GP surgery|Arztordination|Arztordinationen|Kassenordination|Wahlarztordination|niedergelassener Arzt|niedergelassenen Arzt|niedergelassenen Ärzten|beim niedergelassenen Arzt|Praxisbetrieb|Praxisalltag|Praxisbereich|doctor’s surgery|doctors surgery|GP surgeries|GP practices|medical practices|private practices|outpatient practice|doctor’s practice|doctors practice',
    { ...list('employerType', 'private-practice'), refusal: 'private-practice' },
  ],
  [
    'MVZ|MVZs|medizinisches Versorgungszentrum|medizinischen Versorgungszentrum|Versorgungszentrum|medical centre|medical center|medizinische Versorgungszentren|medizinischen Versorgungszentren|Versorgungszentren|medical centers|medical centres',
    { ...list('employerType', 'medical-center'), refusal: 'medical-center' },
  ],
  [
    'Pflegeheim|Pflegeheime|Altenheim|Altenheime|Altersheim|Altersheime|Altenpflegeheim|Seniorenheim|Seniorenheime|Seniorenresidenz|Seniorenzentrum|Pflegeeinrichtung|Alters und Pflegeheim|Alten und Pflegeheim|Heim|nursing home|nursing homes|care home|care homes|Heimstelle|Pflegeheimstelle|Pflegeheimstellen|Pflegeheimen|Pflegeheims|Altenheimen|Altersheimen|Seniorenheimen|Heimen|Heimbereich|Alterszentrum|Alterszentren|Seniorenwohnheim|Seniorenwohnheime|Altenwohnheim|Altenwohnheime|Seniorenstift|Pflegezentrum|Pflegezentren|Pflegewohnhaus|Pflegewohnheim|Altenpflegezentrum|Altenpflegeheime|Seniorenhaus|Seniorenpflegeheim|Seniorenpflegeheime|Seniorenpflegezentrum|Altenzentrum|Altenheimbereich|Seniorenwohnhaus|Seniorenwohnanlage|Seniorenzentren|Seniorenresidenzen|Seniorenwohnpark|Seniorenpark|Seniorenunterkunft|Betagtenheim|Betagtenzentrum|Altersresidenz|Altersresidenzen|Altersinstitution|Alters und Pflegezentrum|stationäre Altenpflegeeinrichtung|Pflegeeinrichtungen|Altenpflegeeinrichtung|Altenpflegeeinrichtungen|Senioreneinrichtung|Senioreneinrichtungen|Langzeitpflegeeinrichtung|retirement home|retirement homes|old people’s home|old people’s homes|residential home|residential homes|residential care home|residential care homes|elderly care home|elderly home|elderly homes|elderly care homes|aged care facility|long term care facility|care facility|care facilities|nursing facility|nursing facilities',
    { ...list('employerType', 'care-facility'), refusal: 'care-facility' },
  ],
  [
    'privater Träger|privaten Träger|private Träger|privater Arbeitgeber|privaten Arbeitgeber|private provider|private employer|privater Betreiber|privaten Betreiber|privates Unternehmen|privat geführt|private sector|private hospital group',
    list('employerType', 'private'),
  ],
  [
    'Unternehmen|Industrieunternehmen|Pharmaunternehmen|Firma|Industrie|freie Wirtschaft|freien Wirtschaft|Privatwirtschaft|company',
    list('employerType', 'company'),
  ],
  ['Gesundheitsamt|Gesundheitsämter|öffentlicher Gesundheitsdienst', list('employerType', 'public-health')],
  [
    'öffentlicher Dienst|öffentlichen Dienst|öffentliche Dienst|öffentlichem Dienst|öffentlicher Träger|kommunaler Träger|kommunal|public sector|public service|öffentlicher Arbeitgeber|öffentlichen Arbeitgeber|öffentliche Hand|öffentlichen Hand|öffentlichen Träger|kommunaler Arbeitgeber|kommunalen Arbeitgeber|kommunalen Träger|kommunales Haus|städtischer Arbeitgeber|städtischer Träger|städtischen Träger|staatlicher Träger|staatlicher Arbeitgeber|staatlichen Träger|bei der Stadt|bei der Gemeinde|beim Land|bei der Kommune|beim Kanton|public employer|public hospital|public hospitals|state run|government employer',
    list('employerType', 'public'),
  ],
  [
    'gemeinnützig|gemeinnütziger Träger|kirchlicher Träger|kirchlich|konfessionell|konfessioneller Träger|kirchliche Einrichtung|kirchlicher Arbeitgeber|kirchliches Haus|freigemeinnützig|non profit|nonprofit|charity|gemeinnützigen Träger|gemeinnütziger Arbeitgeber|gemeinnützige Organisation|gemeinnütziger Verein|kirchlichen Träger|kirchlichem Träger|kirchlichen Arbeitgeber|bei der Kirche|konfessionellen Träger|konfessionelles Haus|Wohlfahrtsverband|Non Profit Organisation|NGO|charities|church run|non profit organisation|non profit organization|not for profit',
    list('employerType', 'non-profit'),
  ],
  [
    'Zeitarbeit|Zeitarbeitsfirma|Zeitarbeitsfirmen|Zeitarbeiter|Leiharbeit|Leiharbeiter|Leiharbeitsfirma|Leiharbeitsfirmen|Leihfirma|Leihfirmen|Leasing|Personalleasing|Pflegeleasing|Personaldienstleister|Personaldienstleistung|Personaldienstleistungen|Personalvermittlung|Personalvermittlungen|Personalvermittler|Leasingfirma|Leasingfirmen|Zeitarbeitsunternehmen|Personalfirma|Personalagentur|Personalagenturen|Personalservice|Verleihfirma|Verleiher|Vermittler|Vermittlung|Vermittlungsagentur|Agentur|Agenturen|Temporärarbeit|Arbeitnehmerüberlassung|Arbeitskräfteüberlassung|Personalüberlassung|AÜG|ANÜ|Temporärbüro|Temporärbüros|Temporärfirma|Temporärfirmen|Temporärunternehmen|Temporärvermittlung|Headhunter|agency|agencies|agency work|temp agency|temp agencies|temp work|staffing agency|staffing agencies|recruiter|recruiters|recruitment agency|recruitment agencies|Personalverleih|Personalverleiher|Arbeitskräfteverleih|Verleih|Verleihunternehmen|Leihunternehmen|Leiharbeitsunternehmen|Leihbude|Leihbuden|Zeitarbeitsbude|Zeitarbeitsbuden|Zeitarbeitsagentur|Zeitarbeitsagenturen|Personaldienst|Personaldienste|Personalbüro|Personalbüros|Stellenvermittlung|Stellenvermittlungen|Stellenvermittler|Jobvermittlung|Jobvermittler|Jobagentur|Jobagenturen|Arbeitsvermittlung|Arbeitsvermittler|Pflegeagentur|Pflegeagenturen|Pflegevermittlung|Vermittlungsagenturen|Vermittlungen|Vermittlungsfirma|Vermittlungsfirmen|Drittfirma|Drittfirmen|Dritte|Fremdfirma|Fremdfirmen|Subunternehmen|Subunternehmer|Temporär Büro|Überlassung|Leiharbeitsverhältnis|Arbeitnehmerüberlasser|Personalleasingfirma|Personalleasingfirmen|Leasingpersonal|Leasingkraft|Headhuntern|Recruitern|Recruitingfirma|Recruitingagentur|agencys|agency jobs|agency job|agency shifts|agency nursing|agency staff|temping|temping agency|temping agencies|temporary agency|temporary agencies|temporary employment agency|temporary staffing|employment agency|employment agencies|staffing|staffing firm|staffing firms|staffing company|staffing companies|recruiting agency|recruiting agencies|recruitment firm|recruitment firms|recruitment companies|recruitment company|headhunters|third party|third parties|middleman|middlemen|intermediary|intermediaries|contracting firm|labour leasing|labor leasing|personnel leasing|leasing company|leasing companies',
    { refusal: 'agencies' },
  ],
  [
    'direkt beim Arbeitgeber|direkt vom Arbeitgeber|vom Arbeitgeber direkt|beim Arbeitgeber direkt|Direktanstellung|Direkteinstellung|direkte Anstellung|direct hire|directly with the employer|direct employer|direct employers|direkt angestellt|direkt angestellt werden|Direktvertrag|direkter Arbeitgeber|ohne Umweg|direktes Arbeitsverhältnis|hired directly|employed directly|directly employed|directly hired|direct from employer|direct employment|direct contract|direct with the employer|directly by the employer|straight from the employer|direct employers only|direct employer only|employers only',
    { without: ['agencies'] },
  ],
  // Languages that are required
  ...requiredLanguages,
  [
    'German speaking|German required|German needed|German skills|German language skills|deutschsprachig|deutschsprachige|in German|auf Deutsch|Deutschkenntnisse|fließend Deutsch|fließendes Deutsch|gute Deutschkenntnisse|sehr gute Deutschkenntnisse|fluent German|fluent in German',
    list('language', 'de'),
  ],
  // They ask for nothing that could be refused.
  [
    'no German|without German|no German required|no German needed|no German skills|kein Deutsch|ohne Deutsch|German not required|wenig Deutsch|little German|don’t require German|doesn’t require German|does not require German|do not require German|don’t need German|doesn’t need German|that don’t require German|that doesn’t require German|that does not require German|which doesn’t require German|not require German|not requiring German|without German skills|German not needed|German not necessary|German is not required|German isn’t required|no need for German|don’t speak German|do not speak German|I don’t speak German|I don’t speak German yet|don’t speak German yet|can’t speak German|speak no German|speak little German|I speak little German|I speak no German|only little German|basic German|my German is basic|my German is not good|my German is not perfect|German not yet perfect|spreche kein Deutsch|spreche noch kein Deutsch|spreche wenig Deutsch|spreche nur wenig Deutsch|kann kein Deutsch|ich kann kein Deutsch|noch kein Deutsch|noch wenig Deutsch|ohne Deutschkenntnisse|keine Deutschkenntnisse|wenig Deutschkenntnisse|geringe Deutschkenntnisse|geringen Deutschkenntnissen|mit wenig Deutsch|mit geringen Deutschkenntnissen|Deutsch nicht nötig|Deutsch nicht erforderlich|Deutsch nicht notwendig|auch ohne Deutsch|auch ohne Deutschkenntnisse|schlechtes Deutsch|mein Deutsch ist nicht perfekt|mein Deutsch ist noch nicht perfekt|mein Deutsch ist nicht gut|Deutsch ist nicht perfekt|Deutsch ist noch nicht perfekt',
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
    'new today|heute veröffentlicht|heute erschienen|heute online|heute eingestellt|heute|von heute|seit heute|today|seit gestern|gestern|yesterday|heute neu|posted today|since yesterday|tagesaktuell|seit heute neu|erst heute|ganz neu|brandneue|brandneuen|brandneuer|von gestern|gestern veröffentlicht|gestern erschienen|gestern eingestellt|gestern online|gestern neu|gestern reingekommen|heute reingekommen|heute reingestellt|heute gepostet|heute ausgeschrieben|heute dazugekommen|letzte 24 Stunden|letzten 24 Stunden|vergangenen 24 Stunden|innerhalb der letzten 24 Stunden|last 24 hours|past 24 hours|of today|from today|from yesterday|posted yesterday|since today|published today|published yesterday|added today|added yesterday|just posted|freshly posted|new yesterday|vom heutigen Tag|heutige|heutigen|gestrige|gestrigen',
    { postedWithin: 1 },
  ],
  [
    'new this week|diese Woche|dieser Woche|letzte Woche|letzter Woche|letzten Woche|seit letzter Woche|vergangene Woche|vergangenen Woche|höchstens eine Woche alt|maximal eine Woche alt|nicht älter als eine Woche|this week|last week|past week|since last week|seit einer Woche|vor einer Woche|innerhalb einer Woche|innerhalb der letzten Woche|aus dieser Woche|von dieser Woche|aus der letzten Woche|von letzter Woche|der letzten Woche|in der letzten Woche|diese Woche neu|diese Woche erschienen|diese Woche eingestellt|diese Woche online|diese Woche veröffentlicht|neu diese Woche|seit Montag|seit dem Wochenende|seit dieser Woche|letzten Tage|letzten Tagen|aus den letzten Tagen|in den letzten Tagen|der letzten Tage|vergangenen Tage|vergangenen Tagen|letzte paar Tage|letzten paar Tage|letzten paar Tagen|seit ein paar Tagen|seit wenigen Tagen|the last week|the past week|within the last week|in the last week|from this week|from last week|of this week|of the last week|posted this week|posted last week|added this week|since Monday|last few days|past few days|the last few days|the past few days|nicht älter als 1 Woche|höchstens 1 Woche alt|maximal 1 Woche alt|no older than a week|not older than a week|not older than one week|less than a week old|no more than a week old',
    { postedWithin: 7 },
  ],
  [
    'letzte zwei Wochen|letzten zwei Wochen|last two weeks|past two weeks|letzten beiden Wochen|höchstens zwei Wochen alt|maximal zwei Wochen alt|nicht älter als zwei Wochen|vergangenen zwei Wochen|vergangene zwei Wochen|der letzten zwei Wochen|in den letzten zwei Wochen|seit zwei Wochen|innerhalb von zwei Wochen|innerhalb der letzten zwei Wochen|letzten vierzehn Tage|letzte vierzehn Tage|the last two weeks|the past two weeks|last fortnight|past fortnight|no older than two weeks|not older than two weeks|last couple of weeks',
    { postedWithin: 14 },
  ],
  [
    'diesen Monat|dieser Monat|letzter Monat|letzten Monat|vergangenen Monat|diesem Monat|höchstens einen Monat alt|maximal einen Monat alt|nicht älter als einen Monat|last month|this month|past month|der letzte Monat|des letzten Monats|letzten Monats|vergangenen Monats|dieses Monats|seit einem Monat|innerhalb des letzten Monats|innerhalb eines Monats|im letzten Monat|in diesem Monat|letzten vier Wochen|letzte vier Wochen|seit Anfang des Monats|the last month|the past month|within the last month|no older than a month|not older than a month|not older than one month',
    { postedWithin: 30 },
  ],
  // When the work begins
  [monthsOfEntry, { role: 'start' }],
  [
    'ab sofort|per sofort|sofort|Einstieg sofort|Einstieg ab sofort|Start sofort|Start ab sofort|Beginn sofort|Beginn ab sofort|Eintritt sofort|Eintritt ab sofort|Eintritt per sofort|sofortiger Einstieg|zum nächstmöglichen Zeitpunkt|nächstmöglich|zum nächstmöglichen Termin|zum nächsten Termin|baldmöglichst|schnellstmöglich|so bald wie möglich|so schnell wie möglich|ab jetzt|as soon as possible|asap|immediately|immediate start|immediate|starting now|start now|nach Vereinbarung|nach Absprache',
    { role: 'start' },
  ],
]

import { list, type Sayings } from './saying.ts'

/** Employment, contract, experience, where and when the work is done. */
export const sayingsOfWork: Sayings = [
  [
    'Vollzeit|VZ|Vollz|Vollzeitstelle|Vollzeitjob|Vollzeitkraft|Vollzeitbasis|Vollzeitanstellung|ganztags|Ganztagsstelle|volle Stelle|volle Stellen|ganze Stelle|ganze Stellen|full time|fulltime|Vollpensum',
    { ...list('employmentType', 'full-time'), opposite: { name: 'employmentType', values: ['part-time'] } },
  ],
  [
    'Teilzeit|TZ|Teilz|Teilzeitstelle|Teilzeitstellen|Teilzeitjob|Teilzeitkraft|Teilzeitbasis|Teilzeitanstellung|Teilpensum|halbtags|halbtägig|halbe Stelle|dreiviertel Stelle|Dreiviertelstelle|drei Viertel Stelle|Teilzyt|Teizeit|Halbtagskraft|halbe Tage|stundenweise|part time|parttime|Halbtagsstelle|Halbtagsjob|half time|reduzierte Stunden|weniger Stunden|ein paar Stunden|paar Stunden|wenige Stunden|einige Stunden|ein paar Stunden die Woche|ein paar Stunden pro Woche|ein paar Stunden in der Woche|paar Stunden die Woche|paar Stunden pro Woche|paar Stunden in der Woche|wenige Stunden pro Woche|wenige Stunden die Woche|few hours|a few hours|few hours a week|a few hours a week|a few hours per week',
    { ...list('employmentType', 'part-time'), opposite: { name: 'employmentType', values: ['full-time'] } },
  ],
  [
    'Voll oder Teilzeit|Voll und Teilzeit|Voll Teilzeit|Teil oder Vollzeit|Teil und Vollzeit|Vollzeit Teilzeit|full or part time|part or full time',
    list('employmentType', 'full-time', 'part-time'),
  ],
  [
    'Minijob|Minijobs|Mini Job|Midijob|geringfügig|geringfügig beschäftigt|geringfügige Beschäftigung|geringfügige Anstellung|Geringfügigkeit|Nebenjob|mini job',
    list('employmentType', 'part-time'),
  ],
  ['Aushilfe|Aushilfsjob|Vertretungsstelle', list('employmentType', 'temporary')],
  // In Switzerland it is a word for agencies as well.
  [
    'temporär|temporäre Stelle|Temporärstelle|Temporärstellen',
    { ...list('employmentType', 'temporary'), refusal: 'agencies' },
  ],
  [
    'freiberuflich|Honorarbasis|auf Honorarbasis|Honorarkraft|Honorartätigkeit|freie Mitarbeit|freelance|freelancer|self employed|selbstständig|selbständig',
    list('employmentType', 'freelance'),
  ],
  [
    'Praktikum|Praktikumsstelle|Praktikumsplatz|Schnupperpraktikum|internship',
    list('employmentType', 'internship'),
  ],
  [
    'unbefristet|unbefr|unbefristete Stelle|unbefristeter Vertrag|Festanstellung|fest angestellt|feste Stelle|Dauerstelle|permanent contract|permanent position|permanent job|permanent|open ended contract|Festvertrag',
    { ...list('contract', 'permanent'), opposite: { name: 'contract', values: ['fixed-term'] } },
  ],
  [
    'befristet|befr|befristete Stelle|befristeter Vertrag|Befristung|Zeitvertrag|Elternzeitvertretung|Schwangerschaftsvertretung|Mutterschutzvertretung|Karenzvertretung|Mutterschaftsvertretung|fixed term|temporary contract|maternity cover',
    { ...list('contract', 'fixed-term'), opposite: { name: 'contract', values: ['permanent'] } },
  ],
  [
    'Berufseinsteiger|Berufsanfänger|Berufseinstieg|Einsteiger|Quereinsteiger|Quereinstieg|Seiteneinsteiger|ohne Erfahrung|ohne Berufserfahrung|ohne Vorerfahrung|ohne Vorkenntnisse|keine Erfahrung|keine Berufserfahrung|keine Vorkenntnisse|frisch examiniert|neu examiniert|frisch gelernt|frisch ausgelernt|gerade ausgelernt|Absolvent|Absolventen|Berufsstarter|Neueinsteiger|entry level|new graduate|new grad|newly qualified|no experience|without experience|career changer',
    list('experience', 'entry'),
  ],
  [
    'mit Berufserfahrung|mit Erfahrung|berufserfahren|erfahren|experienced|with experience',
    list('experience', 'mid', 'senior'),
  ],
  [
    'langjährige Erfahrung|langjährige Berufserfahrung|mit langjähriger Erfahrung|mit viel Erfahrung|senior level',
    list('experience', 'senior'),
  ],
  [
    'leitend|leitende|leitender|leitendes|leitenden|Führungsposition|Führungspositionen|Leitungsposition|Leitungsfunktion|Leitungsstelle|Führungskraft|Führungskräfte|Führungsaufgabe|in leitender Position|leitende Position|leitende Funktion|in Leitungsfunktion|leadership|leadership role|management position',
    list('experience', 'executive'),
  ],
  [
    'Homeoffice|Home Office|von zu Hause|von zuhause|von daheim|zu Hause arbeiten|work from home|working from home|Telearbeit|mobiles Arbeiten|remote|remote work',
    { ...list('remote', 'remote', 'hybrid'), opposite: { name: 'remote', values: ['onsite'] } },
  ],
  [
    'fully remote|fully from home|completely remote|remote only|komplett remote|vollständig remote|rein remote|nur remote|nur Homeoffice|ausschließlich Homeoffice',
    list('remote', 'remote'),
  ],
  ['hybrid|teilweise Homeoffice|partly remote', list('remote', 'hybrid')],
  ['vor Ort|on site|onsite', list('remote', 'onsite')],
  // Shifts
  [
    'Dauernacht|Dauernachtdienst|reiner Nachtdienst|reine Nachtdienste|nights only|night shifts only|night shift only|permanent nights|permanent night shift',
    { ...list('shift', 'nights-only'), refusal: 'nights' },
  ],
  [
    'Nacht|Nocht|Nochtdienst|Nochtdienste|Nachts|Nächte|Nachtdienst|Nachtdienste|Nachtschicht|Nachtschichten|Nachtarbeit|Nachtwache|Nachtwachen|nights|night|night shift|night shifts|night duty|night duties|night work',
    { ...list('shift', 'nights-only'), needsOnly: true, refusal: 'nights' },
  ],
  [
    'Tagdienst|Tagesdienst|Tagschicht|Tagdienste|Tagesdienste|day shift|day shifts|vormittags|am Vormittag|tagsüber|geregelte Arbeitszeit|geregelte Arbeitszeiten|feste Arbeitszeiten|regelmäßige Arbeitszeiten|geregelte Zeiten|Bürozeiten|familienfreundliche Arbeitszeiten|regular hours|regular working hours|office hours|during the day|daytime|tagsueber|in der Früh',
    list('shift', 'day'),
  ],
  [
    'Früh|Frühdienst|Frühschicht|Frühdienste|Frühschichten|morgens|days|Tag|Tage|mornings|early shift|early shifts|Vormittag|am Tag',
    { ...list('shift', 'day'), needsOnly: true, refusal: 'shifts' },
  ],
  [
    'Spät|Spätdienst|Spätschicht|Spätdienste|Spätschichten|late shift|late shifts|Nachmittagsdienst',
    { refusal: 'shifts' },
  ],
  [
    'Zweischicht|Zweischichtsystem|Zweischichtdienst|Zweischichtbetrieb|2 Schicht|2 Schichten|2 Schicht System|zwei Schichten|zwei Schicht|Früh und Spätdienst|Früh und Spätdienste|Früh und Spätschicht|Früh und Spät|Früh oder Spätdienst|early and late shifts|two shifts',
    { ...list('shift', 'two-shift'), refusal: 'shifts' },
  ],
  [
    'Dreischicht|Dreischichtsystem|Dreischichtdienst|Dreischichtbetrieb|3 Schicht|3 Schichten|3 Schicht System|drei Schichten|drei Schicht|three shifts',
    { ...list('shift', 'three-shift'), refusal: 'shifts' },
  ],
  [
    'Wochenende|Wochenenden|Wochenendjob|Wochenendjobs|Wochenend|Sonn und Feiertag|Sonn und Feiertage|Sonn und Feiertags|Sonn und Feiertagsdienst|Sonn und Feiertagsdienste|Sonn und Feiertagen|an Sonn und Feiertagen|Wochenend und Feiertagsdienst|Wochenend und Feiertagsdienste|Wochenend und Feiertagsarbeit|Wochenend und Feiertags|Wochenenddienst|Wochenenddienste|Wochenendarbeit|Wochenends|am Wochenende|an Wochenenden|Sonntagsdienst|Sonntagsarbeit|Sonntagsdienste|Samstagsdienst|Samstagsarbeit|WE|Samstag|Samstage|samstags|Sonntag|Sonntage|sonntags|Saturday|Sunday|Wochenendschicht|Wochenendschichten|weekend|weekends|weekend work|weekend shifts|weekend shift|weekend duty',
    { ...list('shift', 'weekends'), refusal: 'weekends' },
  ],
  // Neither to be searched by nor refused, but said in one breath with weekends
  [
    'Feiertag|Feiertage|Feiertagen|Feiertags|Feiertagsdienst|Feiertagsdienste|Feiertagsarbeit|an Feiertagen|public holidays|bank holidays',
    { ...list('shift'), needsOnly: true },
  ],
  [
    'Schicht|Schichten|Schichtdienst|Schichtdienste|Schichtarbeit|Schichtbetrieb|Schichtsystem|Wechselschicht|Wechselschichten|Wechselschichtdienst|Wechseldienst|Turnusdienst|Turnusdienste|Radldienst|geteilte Dienste|geteilter Dienst|shift|shifts|shift work|rotating shifts|rotating shift',
    { refusal: 'shifts' },
  ],
  [
    'BD|Nachtbereitschaft|Nachtbereitschaften|Schlafbereitschaft|Schlafbereitschaften|Schlafdienst|Schlafdienste|Journaldienst|Journaldienste|Rufbereitschaft|Rufbereitschaften|Rufdienst|Rufdienste|Bereitschaft|Bereitschaftsdienst|Bereitschaftsdienste|Bereitschaften|Pikett|Pikettdienst|Pikettdienste|Hintergrunddienst|Hintergrunddienste|on call|on call duty|on call duties|on call shifts|on call work',
    { ...list('shift', 'on-call'), needsOnly: true, refusal: 'on-call' },
  ],
  [
    'mit Rufbereitschaft|mit Rufbereitschaften|mit Bereitschaftsdienst|mit Bereitschaftsdiensten|mit Rufdienst|mit Pikett|mit Pikettdienst|with on call|with on call duty',
    list('shift', 'on-call'),
  ],
  [
    'nachtdienstfrei|nachtdienstfreie|nachtschichtfrei|nachtfrei|Nachtdienst nein|nachtdienstbefreit|Nachtdienstbefreiung|night free|keine Dienste in der Nacht|ohne Dienste in der Nacht|keine Arbeit in der Nacht',
    { without: ['nights'] },
  ],
  [
    'wochenendfrei|wochenendefrei|Wochenende frei|Wochenenden frei|WE frei|Samstag frei|samstags frei|Sonntag frei|freies Wochenende|freie Wochenenden|jedes Wochenende frei|weekends off|weekend off|weekends free|free weekends|Montag bis Freitag|Mo bis Fr|Mo Fr|Montag Freitag|von Montag bis Freitag|Monday to Friday|Monday Friday|Mon Fri|Mon to Fri|werktags|nur werktags|unter der Woche|ohne Dienste am Wochenende|keine Dienste am Wochenende|ohne Dienst am Wochenende|kein Dienst am Wochenende|keine Arbeit am Wochenende|ohne Arbeit am Wochenende|Montag bis Donnerstag|Mo bis Do|Mo Do|Montag Donnerstag|wochentags|nur wochentags|an Werktagen|weekdays|weekdays only|only weekdays|on weekdays|freie Samstage|freie Sonntage|freier Samstag|freier Sonntag|freies WE|Samstag und Sonntag frei|samstags und sonntags frei',
    { without: ['weekends'] },
  ],
  ['ohne Dienste|keine Dienste', { without: ['on-call'] }],
  ['schichtfrei|schichtdienstfrei|Schichtdienst nein', { without: ['shifts'] }],
]

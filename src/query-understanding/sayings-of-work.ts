import { list, type Sayings } from './saying.ts'

/** "Montag bis Freitag", "Mo-Do", "Monday through Friday": days from the first on that end before the weekend. */
const weekdays = ['Montag', 'montags', 'Mo', 'Monday', 'Mondays', 'Mon']
  .flatMap(first => ['', 'bis', 'bis einschließlich', 'to', 'through'].map(link => `${first} ${link}`.trim()))
  .flatMap(first =>
    ['Mittwoch', 'Donnerstag', 'donnerstags', 'Do', 'Thursday', 'Thu', 'Freitag', 'freitags', 'Fr']
      .concat('Friday', 'Fridays', 'Fri')
      .map(last => `${first} ${last}`),
  )
  .join('|')

/** Employment, contract, experience, where and when the work is done. */
export const sayingsOfWork: Sayings = [
  [
    'Vollzeit|VZ|Vollz|Vollzeitstelle|Vollzeitjob|Vollzeitkraft|Vollzeitbasis|Vollzeitanstellung|ganztags|Ganztagsstelle|volle Stelle|volle Stellen|ganze Stelle|ganze Stellen|full time|fulltime|Vollpensum|volle Stundenzahl|voller Stundenzahl|mit voller Stundenzahl|volles Pensum|vollem Pensum|mit vollem Pensum|Vollbeschäftigung|full hours|full time hours|voll arbeiten',
    { ...list('employmentType', 'full-time'), opposite: { name: 'employmentType', values: ['part-time'] } },
  ],
  [
    'Teilzeit|TZ|Teilz|Teilzeitstelle|Teilzeitstellen|Teilzeitjob|Teilzeitkraft|Teilzeitbasis|Teilzeitanstellung|Teilpensum|halbtags|halbtägig|halbe Stelle|dreiviertel Stelle|Dreiviertelstelle|drei Viertel Stelle|Teilzyt|Teizeit|Halbtagskraft|halbe Tage|stundenweise|part time|parttime|Halbtagsstelle|Halbtagsjob|half time|reduzierte Stunden|weniger Stunden|ein paar Stunden|paar Stunden|wenige Stunden|einige Stunden|ein paar Stunden die Woche|ein paar Stunden pro Woche|ein paar Stunden in der Woche|paar Stunden die Woche|paar Stunden pro Woche|paar Stunden in der Woche|wenige Stunden pro Woche|wenige Stunden die Woche|few hours|a few hours|few hours a week|a few hours a week|a few hours per week|reduzierte Arbeitszeit|reduzierter Arbeitszeit|reduzierte Stundenzahl|verkürzte Arbeitszeit|weniger als Vollzeit|reduced hours|reduced working hours|shorter hours|fewer hours|kleines Pensum|kleinem Pensum|reduziertes Pensum|reduziertem Pensum|niedriges Pensum|tageweise|halber Tag|halben Tag|half days|half a day|part timer',
    { ...list('employmentType', 'part-time'), opposite: { name: 'employmentType', values: ['full-time'] } },
  ],
  [
    'Voll oder Teilzeit|Voll und Teilzeit|Voll Teilzeit|Teil oder Vollzeit|Teil und Vollzeit|Vollzeit Teilzeit|full or part time|part or full time',
    list('employmentType', 'full-time', 'part-time'),
  ],
  [
    'Minijob|Minijobs|Mini Job|Midijob|geringfügig|geringfügig beschäftigt|geringfügige Beschäftigung|geringfügige Anstellung|Geringfügigkeit|Nebenjob|mini job|Nebenverdienst|Nebentätigkeit|Nebenbeschäftigung|Nebenerwerb|Zweitjob|Zweitstelle|Zuverdienst|Zusatzverdienst|nebenbei|nebenberuflich|geringfügiger Job|mini jobs|side job|second job',
    list('employmentType', 'part-time'),
  ],
  [
    'Aushilfe|Aushilfsjob|Vertretungsstelle|Aushilfen|Aushilfskraft|Aushilfskräfte|aushilfsweise|Saisonstelle|Saisonjob|Saisonarbeit|Saison|seasonal|seasonal work|seasonal job|Gelegenheitsjob|holiday job|summer job',
    list('employmentType', 'temporary'),
  ],
  // In Switzerland it is a word for agencies as well.
  [
    'temporär|temporäre Stelle|Temporärstelle|Temporärstellen',
    { ...list('employmentType', 'temporary'), refusal: 'agencies' },
  ],
  [
    'freiberuflich|Honorarbasis|auf Honorarbasis|Honorarkraft|Honorartätigkeit|freie Mitarbeit|freelance|freelancer|self employed|selbstständig|selbständig|freelancing|freier Mitarbeiter|freie Mitarbeiterin|freien Mitarbeiter|auf Rechnung|auf Honorar|gegen Honorar|auf selbstständiger Basis|auf freiberuflicher Basis|Freiberufler|Freiberuflerin|self employment|Honorarstelle|Honorarvertretung|auf Werkvertrag|auf Werkvertragsbasis',
    list('employmentType', 'freelance'),
  ],
  [
    'Praktikum|Praktika|Praktikant|Praktikantin|Praktikanten|Praktikumsstelle|Praktikumsstellen|Praktikumsplatz|Schnupperpraktikum|internship|internships',
    list('employmentType', 'internship'),
  ],
  [
    'unbefristet|für immer|fest anfangen|fest arbeiten|fest in einem|fest in einer|fest im|fest bei einem|fest bei einer|fest anstellen lassen|was Festes|etwas Festes|unbefr|unbefristete Stelle|unbefristeter Vertrag|Festanstellung|fest angestellt|feste Stelle|Dauerstelle|permanent contract|permanent position|permanent job|permanent|open ended contract|Festvertrag|fix angestellt|Fixanstellung|Fixstelle|fixe Stelle|fixe Anstellung|feste Anstellung|fester Vertrag|feste Verträge|festen Verträgen|feste Stellen|feste Jobs|feste Anstellungen|Festanstellungen|festen Vertrag|festem Vertrag|fester Arbeitsvertrag|Festeinstellung|Feststelle|festangestellt|fest eingestellt|fester Job|festen Job|Dauerstellung|Dauerjob|dauerhaft|dauerhafte|dauerhafter|dauerhaften|auf Dauer|langfristig|langfristige|langfristiger|langfristigen|entfristet|entfristete|Daueranstellung|permanent role|permanent roles|permanent employment|permanent basis|on a permanent basis|indefinite contract|unlimited contract|permanently',
    { ...list('contract', 'permanent'), opposite: { name: 'contract', values: ['fixed-term'] } },
  ],
  [
    'befristet|befr|befristete Stelle|befristeter Vertrag|Befristung|Zeitvertrag|Elternzeitvertretung|Schwangerschaftsvertretung|Mutterschutzvertretung|Karenzvertretung|Mutterschaftsvertretung|fixed term|temporary contract|maternity cover|Krankheitsvertretung|auf Zeit|befristete Anstellung|Jahresvertrag|Elternzeit Vertretung|Karenzstelle|Karenzvertretungen|Mutterschaftsvertretungen|Elternzeitvertretungen|limited contract|temporary cover|sick leave cover|parental leave cover|maternity leave cover|short term contract|fixed term contract|fixed contract',
    { ...list('contract', 'fixed-term'), opposite: { name: 'contract', values: ['permanent'] } },
  ],
  [
    'Berufseinsteiger|Berufsanfänger|Berufseinstieg|Einsteiger|Quereinsteiger|Quereinstieg|Seiteneinsteiger|ohne Erfahrung|ohne Berufserfahrung|ohne Vorerfahrung|ohne Vorkenntnisse|keine Erfahrung|keine Berufserfahrung|keine Vorkenntnisse|frisch examiniert|neu examiniert|frisch gelernt|frisch ausgelernt|gerade ausgelernt|Absolvent|Absolventen|Berufsstarter|Neueinsteiger|entry level|new graduate|new grad|newly qualified|no experience|without experience|career changer|Junior|Juniorstelle|Junior Stelle|Junior Position|frisch ausgebildet|frisch ausgebildete|frisch ausgebildeter|frisch diplomiert|frisch diplomierte|frisch diplomierter|frisch approbiert|frisch approbierte|frisch approbierter|frisch gebacken|frischgebacken|frisch gebackene|frischgebackene|frisch gebackener|frischgebackener|frisch fertig|frisch examinierte|neu examinierte|gerade fertig|gerade fertig geworden|gerade examiniert|gerade die Ausbildung abgeschlossen|gerade die Ausbildung beendet|gerade meine Ausbildung abgeschlossen|gerade meine Ausbildung beendet|gerade mit der Ausbildung fertig|gerade mit meiner Ausbildung fertig|gerade mit meiner Ausbildung fertig geworden|gerade mit der Ausbildung fertig geworden|mit der Ausbildung fertig|mit meiner Ausbildung fertig|direkt nach der Ausbildung|nach der Ausbildung|direkt nach dem Examen|nach dem Examen|direkt nach dem Studium|nach dem Studium|frisch von der Uni|frisch aus der Ausbildung|frisch von der Schule|frisch vom Examen|frisch nach dem Examen|erste Stelle|ersten Stelle|erste Anstellung|ersten Job|erster Job|Berufsbeginn|Berufsneuling|Berufsstart|Neuling|Anfänger|Anfängerin|ohne Berufspraxis|ohne Praxiserfahrung|keine Praxiserfahrung|wenig Erfahrung|wenig Berufserfahrung|noch keine Erfahrung|noch ohne Erfahrung|noch keine Berufserfahrung|fachfremd|just finished my training|just finished training|just finished my studies|just finished school|just finished university|just graduated|recently graduated|recent graduate|recent graduates|fresh graduate|freshly graduated|freshly qualified|just qualified|recently qualified|newly graduated|new to the job|first job|first position|beginner|beginners|entry level position|entry level job|little experience|with no experience|with little experience|no prior experience|no previous experience|without prior experience|without any experience|career change|career changers|changing careers|switching careers|lateral entry|graduate position|graduate job|graduates|quereinsteigen|quer einsteigen|quereinzusteigen|Quereinstieg möglich|umsteigen|umschulen',
    list('experience', 'entry'),
  ],
  [
    'mit Berufserfahrung|mit Erfahrung|berufserfahren|erfahren|experienced|with experience|mehrjährige Berufserfahrung|mehrjährige Erfahrung|mehrjähriger Berufserfahrung|mehrjähriger Erfahrung|mit mehrjähriger Berufserfahrung|mit mehrjähriger Erfahrung|Berufserfahrung|Berufserfahrung vorhanden|Erfahrung vorhanden|mit Praxiserfahrung|mit Berufspraxis|erfahrene|erfahrener|erfahrenen|several years of experience|several years experience|years of experience|years experience|with several years of experience|work experience',
    list('experience', 'mid', 'senior'),
  ],
  [
    'langjährige Erfahrung|langjährige Berufserfahrung|mit langjähriger Erfahrung|mit viel Erfahrung|senior level|langjährig|langjährige|langjähriger|langjährige Praxis|mit langjähriger Berufserfahrung|viel Erfahrung|viel Berufserfahrung|mit viel Berufserfahrung|jahrelange Erfahrung|mit jahrelanger Erfahrung|jahrzehntelange Erfahrung|mit sehr viel Erfahrung|sehr erfahren|highly experienced|very experienced|many years of experience|lots of experience|a lot of experience|with many years of experience',
    list('experience', 'senior'),
  ],
  [
    'leitend|leitende|leitender|leitendes|leitenden|Führungsposition|Führungspositionen|Leitungsposition|Leitungsfunktion|Leitungsstelle|Führungskraft|Führungskräfte|Führungsaufgabe|in leitender Position|leitende Position|leitende Funktion|in Leitungsfunktion|leadership|leadership role|management position|mit Führungsverantwortung|Führungsverantwortung|mit Personalverantwortung|Personalverantwortung|mit Leitungsverantwortung|Leitungsverantwortung|Führungsebene|Führungsstelle|Führungsjob|Leitungsaufgaben|Leitungsaufgabe|mit Leitungsaufgaben|mit Leitungsfunktion|mit Führungsaufgaben|Führungsaufgaben|in Führungsposition|in einer Führungsposition|Leitungsebene|in leitender Funktion|in Leitungsposition|Führungsrolle|leading position|leading role|leadership position|leadership positions|managerial role|managerial position|management role|executive position|senior management|with leadership responsibility',
    list('experience', 'executive'),
  ],
  [
    'Homeoffice|Home Office|von zu Hause|von zuhause|von daheim|zu Hause arbeiten|work from home|working from home|Telearbeit|mobiles Arbeiten|remote|remote work|von zu Hause aus|von zuhause aus|von daheim aus|im Homeoffice|im Home Office|zuhause arbeiten|daheim arbeiten|Heimarbeit|Heimarbeitsplatz|mobil arbeiten|ortsunabhängig|telearbeit möglich|from home|home based|home working|homeworking|working remotely|work remotely|remotely|telework|teleworking|telecommute|WFH|remote job|remote jobs|remote position|Remotejob|Remotestelle|Remote Arbeit',
    { ...list('remote', 'remote', 'hybrid'), opposite: { name: 'remote', values: ['onsite'] } },
  ],
  [
    'fully remote|fully from home|completely remote|remote only|komplett remote|vollständig remote|rein remote|nur remote|nur Homeoffice|ausschließlich Homeoffice|100 Prozent remote|ganz remote|ganz von zu Hause|komplett von zu Hause|komplett im Homeoffice|vollständig im Homeoffice|ausschließlich remote|ausschließlich von zu Hause|nur von zu Hause|nur von zu Hause aus|nur im Homeoffice|rein im Homeoffice|only remote|remotely only|entirely remote|entirely from home|only from home|fully remotely|completely from home',
    list('remote', 'remote'),
  ],
  [
    'hybrid|teilweise Homeoffice|partly remote|teils remote|teilweise remote|zum Teil remote|zum Teil Homeoffice|zum Teil im Homeoffice|zum Teil von zu Hause|teilweise im Homeoffice|teilweise von zu Hause|teilweise von zu Hause aus|teilweise von zuhause|teils Homeoffice|teils im Homeoffice|teils von zu Hause|anteilig Homeoffice|Homeoffice Anteil|mit Homeoffice Anteil|mit Homeofficeanteil|Homeofficeanteil|ein Tag Homeoffice|einen Tag Homeoffice|ein paar Tage Homeoffice|tageweise Homeoffice|tageweise im Homeoffice|ab und zu Homeoffice|gelegentlich Homeoffice|manchmal Homeoffice|Mix aus Homeoffice und Büro|hybrid working|hybrid work|hybrides Arbeiten|hybride Arbeit|partially remote|partly from home|partially from home|part remote|some home office|some days from home',
    list('remote', 'hybrid'),
  ],
  ['vor Ort|on site|onsite|in Präsenz|nur vor Ort|in person', list('remote', 'onsite')],
  // Shifts
  [
    'Dauernacht|Dauernachtdienst|reiner Nachtdienst|reine Nachtdienste|nights only|night shifts only|night shift only|permanent nights|permanent night shift|Dauernachtschicht|reine Nachtschicht|reine Nachtschichten|reine Nachtwache|reine Nachtwachen|permanent night duty|permanent night work',
    { ...list('shift', 'nights-only'), refusal: 'nights' },
  ],
  [
    'Nacht|Nocht|Nochtdienst|Nochtdienste|Nachts|Nächte|Nachtdienst|Nachtdienste|Nachtschicht|Nachtschichten|Nachtarbeit|Nachtwache|Nachtwachen|nights|night|night shift|night shifts|night duty|night duties|night work|Nächten|in der Nacht|bei Nacht|Nachteinsatz|Nachteinsätze|overnight|overnights|overnight shifts|nighttime|nightshift|nightshifts|nachts arbeiten|Nachtdienst machen',
    { ...list('shift', 'nights-only'), needsOnly: true, refusal: 'nights' },
  ],
  [
    'feste Zeiten|mit festen Zeiten|Tagdienst|Tagesdienst|Tagschicht|Tagdienste|Tagesdienste|day shift|day shifts|vormittags|am Vormittag|tagsüber|geregelte Arbeitszeit|geregelte Arbeitszeiten|feste Arbeitszeiten|regelmäßige Arbeitszeiten|geregelte Zeiten|Bürozeiten|familienfreundliche Arbeitszeiten|regular hours|regular working hours|office hours|during the day|daytime|tagsueber|in der Früh|Tagesschicht|Tagesschichten|Tagschichten|Tagarbeit|Tagesarbeit|dayshift|dayshifts|daytime hours|day time|normale Arbeitszeiten|normale Arbeitszeit|normalen Arbeitszeiten|geregelten Arbeitszeiten|geregelten Zeiten|festen Arbeitszeiten|normale Zeiten|normalen Zeiten|zu normalen Zeiten|Bürozeit|Büroarbeitszeiten|zu Bürozeiten|während der Schulzeit|während der Schulzeiten|während der Schule|Schulzeiten|Schulzeit|Kitazeiten|Kita Zeiten|Kindergartenzeiten|zu Kitazeiten|während der Kitazeiten|während der Kita|während der Betreuungszeiten|an Vormittagen|am Vormittage|nine to five|9 to 5|nine to five job|school hours|during school hours|in school hours|normal hours|normal working hours|business hours|in the morning|in the mornings|tagsüber arbeiten|unter Tags|untertags',
    list('shift', 'day'),
  ],
  [
    'Früh|Frühdienst|Frühschicht|Frühdienste|Frühschichten|morgens|days|Tag|Tage|mornings|early shift|early shifts|Vormittag|am Tag|Frühdiensten|Frühschichtler|früh am Morgen|Vormittage|Vormittagen|Vormittagsdienst|Vormittagsdienste|morning shift|morning shifts|early mornings|early duty|early duties',
    { ...list('shift', 'day'), needsOnly: true, refusal: 'shifts' },
  ],
  [
    'Spät|Spätdienst|Spätschicht|Spätdienste|Spätschichten|late shift|late shifts|Nachmittagsdienst|Spätdiensten|Nachmittagsdienste|Abenddienst|Abenddienste|Abendschicht|Abendschichten|evening shift|evening shifts|evenings|evening work|evening duty|late duty|late duties|late nights',
    { refusal: 'shifts' },
  ],
  [
    'Zweischicht|Zweischichtsystem|Zweischichtdienst|Zweischichtbetrieb|2 Schicht|2 Schichten|2 Schicht System|zwei Schichten|zwei Schicht|Früh und Spätdienst|Früh und Spätdienste|Früh und Spätschicht|Früh und Spät|Früh oder Spätdienst|early and late shifts|two shifts|2 Schichtsystem|2 Schichtdienst|2 Schicht Betrieb|2 Schichtbetrieb|Zwei Schicht System|Zwei Schichtsystem|zwei Schichtbetrieb|Zwei Schicht Betrieb|zweischichtig|Zweischichtmodell|two shift system|2 shift system|two shift|two shift pattern|Früh und Spätschichten|Früh oder Spätschicht|Früh oder Spätdienste|Früh oder Spät|Früh Spät',
    { ...list('shift', 'two-shift'), refusal: 'shifts' },
  ],
  [
    'Dreischicht|Dreischichtsystem|Dreischichtdienst|Dreischichtbetrieb|3 Schicht|3 Schichten|3 Schicht System|drei Schichten|drei Schicht|three shifts|3 Schichtsystem|3 Schichtdienst|3 Schicht Betrieb|3 Schichtbetrieb|Drei Schicht System|Drei Schichtsystem|drei Schichtbetrieb|Drei Schicht Betrieb|dreischichtig|Dreischichtmodell|three shift system|3 shift system|three shift|three shift pattern',
    { ...list('shift', 'three-shift'), refusal: 'shifts' },
  ],
  [
    'Wochenende|Wochenenden|Wochenendjob|Wochenendjobs|Wochenend|Sonn und Feiertag|Sonn und Feiertage|Sonn und Feiertags|Sonn und Feiertagsdienst|Sonn und Feiertagsdienste|Sonn und Feiertagen|an Sonn und Feiertagen|Wochenend und Feiertagsdienst|Wochenend und Feiertagsdienste|Wochenend und Feiertagsarbeit|Wochenend und Feiertags|Wochenenddienst|Wochenenddienste|Wochenendarbeit|Wochenends|am Wochenende|an Wochenenden|Sonntagsdienst|Sonntagsarbeit|Sonntagsdienste|Samstagsdienst|Samstagsarbeit|WE|Samstag|Samstage|samstags|Sonntag|Sonntage|sonntags|Saturday|Sunday|Wochenendschicht|Wochenendschichten|weekend|weekends|weekend work|weekend shifts|weekend shift|weekend duty|Wochenendes|des Wochenendes|Wochenendeinsatz|Wochenendeinsätze|Sonntagen|Samstagen|an Samstagen|an Sonntagen|am Samstag|am Sonntag|am WE|WEs|Sonnabend|Sonnabende|sonnabends|am Sonnabend|Samstag und Sonntag|samstags und sonntags|Sa und So|Sa So|Saturdays|Sundays|on weekends|at weekends|on the weekend|at the weekend|on Saturdays|on Sundays|Saturdays and Sundays|Saturday and Sunday|Sunday shifts|Saturday shifts|Sunday work|weekend duties|weekend working|weekend job|weekend jobs|Wuchenänd|Wochenänd',
    { ...list('shift', 'weekends'), refusal: 'weekends' },
  ],
  // Neither to be searched by nor refused, but said in one breath with weekends
  [
    'Feiertag|Feiertage|Feiertagen|Feiertags|Feiertagsdienst|Feiertagsdienste|Feiertagsarbeit|an Feiertagen|public holidays|bank holidays|am Feiertag|gesetzliche Feiertage|gesetzlichen Feiertagen|holidays|bank holiday|public holiday|holiday work|holiday shifts',
    { ...list('shift'), needsOnly: true },
  ],
  [
    'Schicht|Schichten|Schichtdienst|Schichtdienste|Schichtarbeit|Schichtbetrieb|Schichtsystem|Wechselschicht|Wechselschichten|Wechselschichtdienst|Wechseldienst|Turnusdienst|Turnusdienste|Radldienst|geteilte Dienste|geteilter Dienst|shift|shifts|shift work|rotating shifts|rotating shift|Schichtdiensten|Schichtsysteme|Schichtmodelle|Wechselschichtdienste|Wechselschichtbetrieb|wechselnde Dienste|wechselnde Schichten|wechselnden Schichten|wechselnden Diensten|wechselnde Arbeitszeiten|unregelmäßige Arbeitszeiten|unregelmäßige Dienste|unregelmäßiger Dienst|unregelmäßigen Dienst|unregelmäßigen Diensten|Turnus|Rollierend|rollierende Dienste|geteilten Diensten|geteilten Dienst|geteilten Dienste|split shifts|split shift|rotating roster|rota|irregular hours|irregular shifts|unsocial hours|changing shifts|alternating shifts|rotation shifts|shiftwork|shift patterns|shift pattern|shift duty|shift system',
    { refusal: 'shifts' },
  ],
  [
    'BD|Nachtbereitschaft|Nachtbereitschaften|Schlafbereitschaft|Schlafbereitschaften|Schlafdienst|Schlafdienste|Journaldienst|Journaldienste|Rufbereitschaft|Rufbereitschaften|Rufdienst|Rufdienste|Bereitschaft|Bereitschaftsdienst|Bereitschaftsdienste|Bereitschaften|Pikett|Pikettdienst|Pikettdienste|Hintergrunddienst|Hintergrunddienste|on call|on call duty|on call duties|on call shifts|on call work|Notdienst|Notdienste|Notdiensten|Notfalldienst|Notfalldienste|Vordergrunddienst|Vordergrunddienste|Vordergrund und Hintergrunddienst|Vordergrund und Hintergrunddienste|Rufbereitschaftsdienst|Rufbereitschaftsdienste|Bereitschaftszeit|Bereitschaftszeiten|Präsenzdienst|Präsenzdienste|Beidienst|Beidienste|Standby|stand by|stand by duty|standby duty|on call rota|on call hours|on call time|on calls|oncall|emergency duty|emergency duties|out of hours|out of hours work',
    { ...list('shift', 'on-call'), needsOnly: true, refusal: 'on-call' },
  ],
  [
    'mit Rufbereitschaft|mit Rufbereitschaften|mit Bereitschaftsdienst|mit Bereitschaftsdiensten|mit Rufdienst|mit Pikett|mit Pikettdienst|with on call|with on call duty|mit Notdienst|mit Notdiensten|mit Bereitschaft|mit Bereitschaften|mit Rufdiensten|mit Pikettdiensten|mit Hintergrunddienst|mit Hintergrunddiensten|including on call|incl on call',
    list('shift', 'on-call'),
  ],
  [
    'nachtdienstfrei|nachtdienstfreie|nachtschichtfrei|nachtfrei|Nachtdienst nein|nachtdienstbefreit|Nachtdienstbefreiung|night free|keine Dienste in der Nacht|ohne Dienste in der Nacht|keine Arbeit in der Nacht|keine Arbeit nachts|ohne Arbeit in der Nacht|ohne Nachtarbeit|nachts frei|freie Nächte|nachts schlafen|nights off|nights free|keine Einsätze in der Nacht|ohne Einsätze in der Nacht|Nächte frei',
    { without: ['nights'] },
  ],
  [weekdays, { without: ['weekends'] }],
  [
    'wochenendfrei|wochenendefrei|Wochenende frei|Wochenenden frei|WE frei|Samstag frei|samstags frei|Sonntag frei|freies Wochenende|freie Wochenenden|jedes Wochenende frei|weekends off|weekend off|weekends free|free weekends|werktags|nur werktags|unter der Woche|ohne Dienste am Wochenende|keine Dienste am Wochenende|ohne Dienst am Wochenende|kein Dienst am Wochenende|keine Arbeit am Wochenende|ohne Arbeit am Wochenende|wochentags|nur wochentags|an Werktagen|weekdays|weekdays only|only weekdays|on weekdays|freie Samstage|freie Sonntage|freier Samstag|freier Sonntag|freies WE|Samstag und Sonntag frei|samstags und sonntags frei|am Wochenende frei|an den Wochenenden frei|am Wochenende frei haben|Wochenenden frei haben|Wochenende frei haben|immer Wochenende frei|freiem Wochenende|freien Wochenenden|freien Wochenende|mit freien Wochenenden|mit freiem Wochenende|am Samstag frei|am Sonntag frei|sonntags immer frei|Sonn und Feiertage frei|an Sonn und Feiertagen frei|sonn und feiertags frei|nur unter der Woche|nur Wochentage|nur an Wochentagen|nur an Werktagen|nur Werktage|Wochentage|nur Mo bis Fr|weekend free|free on weekends|off on weekends|off at weekends|off on Sundays|Sundays off|Saturdays off|only during the week|during the week|on working days|working days only|only on weekdays|weekday only|week days only|no work on weekends|keine Einsätze am Wochenende|ohne Einsätze am Wochenende|keine Dienste am WE|Fünftagewoche Montag bis Freitag|5 Tage Woche Montag bis Freitag',
    { without: ['weekends'] },
  ],
  ['ohne Dienste|keine Dienste', { without: ['on-call'] }],
  [
    'schichtfrei|schichtdienstfrei|Schichtdienst nein|ohne Schichtsystem|no shift work|keine wechselnden Dienste',
    { without: ['shifts'] },
  ],
]

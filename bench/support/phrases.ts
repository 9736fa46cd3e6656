/** Sentence templates; {p} profession, {f} field, {w} word, {t} town, {e} employer, {c} contact, {n} small number. */
export const duties = [
  'Fachgerechte Versorgung und Betreuung unserer Patientinnen und Patienten nach aktuellen Standards',
  'Planung, Durchführung und Dokumentation der Maßnahmen in der elektronischen Akte',
  'Mitarbeit bei Diagnostik und Therapie in der Abteilung {f}',
  'Enge Zusammenarbeit im multiprofessionellen Team mit Ärzten, Pflege und Therapie',
  'Begleitung von Visiten und Vorbereitung von Untersuchungen',
  'Anleitung von Auszubildenden und Einarbeitung neuer Kolleginnen und Kollegen',
  'Umsetzung der Hygienevorgaben und Mitwirkung im Qualitätsmanagement',
  'Beratung von Angehörigen und Organisation der Entlassung',
  'Teilnahme am Bereitschaftsdienst und an der Rufbereitschaft nach Absprache',
  'Verabreichung von Medikamenten und Kontrolle der Vitalzeichen',
  'Terminplanung, Abrechnung und Schriftverkehr am Empfang',
  'Assistenz bei Eingriffen und Aufbereitung der Instrumente',
  'Erstellen von Befunden, Gutachten und Berichten',
  'Weiterentwicklung unserer Konzepte im Bereich {f}',
  'Führung und Motivation eines Teams von {n} Mitarbeitenden',
  'Sicherstellung einer würdevollen, ganzheitlichen Pflege auf der Station {w}',
  'Schwerpunkte Ihrer Tätigkeit sind {w}, {w} und {w}',
  'Sie übernehmen Aufgaben in {w}, {w} sowie {w}',
  'Mitarbeit in Projekten rund um {w} und {w}',
  'Ansprechpartner für {w} und für {w} in unserem Haus',
]
export const profiles = [
  'Abgeschlossene Ausbildung als {p} oder eine vergleichbare Qualifikation',
  'Sie sind {p} und bringen erste Berufserfahrung mit',
  'Berufserfahrung im Bereich {f} ist von Vorteil, aber keine Bedingung',
  'Freude an der Arbeit mit Menschen und ein hohes Maß an Einfühlungsvermögen',
  'Selbstständige, strukturierte und verantwortungsbewusste Arbeitsweise',
  'Teamfähigkeit, Flexibilität und gute kommunikative Fähigkeiten',
  'Gute Deutschkenntnisse in Wort und Schrift, mindestens Niveau B2',
  'Sicherer Umgang mit den gängigen Programmen, gern mit {w}',
  'Bereitschaft zum Dienst im Schichtsystem und am Wochenende',
  'Approbation oder staatliche Anerkennung liegt vor',
  'Führerschein der Klasse B ist erforderlich',
  'Weiterbildung in {f} oder die Bereitschaft, diese zu beginnen',
  'Erfahrung mit {w} und Interesse an {w}',
  'Kenntnisse in {w} sind wünschenswert',
  'Masernschutz nach den gesetzlichen Vorgaben',
]
export const offers = [
  'Einen sicheren Arbeitsplatz in einem wertschätzenden Team',
  'Vergütung nach Tarif mit Jahressonderzahlung und betrieblicher Altersvorsorge',
  '{n} Tage Urlaub im Jahr und ein verlässlicher Dienstplan',
  'Strukturierte Einarbeitung mit festen Ansprechpartnern',
  'Fort- und Weiterbildung, zum Beispiel in {w} oder {w}',
  'Zuschuss zum Deutschlandticket, Jobrad und kostenlose Parkplätze',
  'Betriebliches Gesundheitsmanagement und Rabatte bei vielen Partnern',
  'Unterstützung bei der Suche nach einer Wohnung oder einem Kitaplatz in {t}',
  'Flexible Arbeitszeitmodelle, die zu Ihrem Leben passen',
  'Eine moderne Ausstattung mit {w} und {w}',
  'Zulagen für Nacht, Wochenende und Feiertage',
  'Ein Haus mit kurzen Wegen und flachen Hierarchien',
  'Regelmäßige Supervision und Austausch im Team',
  'Mitarbeiterfeste, Kantine und Getränke',
]
export const openings = [
  '{e} in {t} sucht zum nächstmöglichen Zeitpunkt {p} in Voll- oder Teilzeit.',
  'Für unsere Abteilung {f} am Standort {t} suchen wir Verstärkung als {p}.',
  '{e} versorgt jedes Jahr viele tausend Menschen in {t} und der Region und steht für {w} und {w}.',
  'Sie möchten in {t} etwas bewegen? Dann kommen Sie zu uns: {e} sucht {p}.',
  'Als Träger mit mehr als {n} Einrichtungen bieten wir in {t} eine Stelle im Bereich {f}.',
]
export const closings = [
  'Ihre Fragen beantwortet gern {c}. Wir freuen uns auf Ihre Bewerbung!',
  'Bewerben Sie sich mit wenigen Angaben; {c} meldet sich innerhalb von {n} Tagen.',
  'Bei gleicher Eignung werden Menschen mit Schwerbehinderung bevorzugt eingestellt. Kontakt: {c}.',
  'Nutzen Sie die Möglichkeit zu einer Hospitation auf der Station {w}. Kontakt: {c}.',
]
export const englishSentences = [
  'We are looking for a {p} to join our team in {t}',
  'You care for patients and document treatment in our electronic record',
  'You work closely with doctors, nurses and therapists in {f}',
  'We offer a permanent contract, training and flexible hours',
  'Recognised qualification and good command of German required',
  'Experience with {w} and {w} is welcome',
  'Support with relocation and recognition of foreign degrees',
  'You take part in projects about {w}, {w} and {w}',
  'Our hospital stands for quality, respect and modern medicine',
  'Please contact {c} with any questions about the position',
]
export const employerKinds = [
  'Klinikum',
  'Krankenhaus',
  'Universitätsklinikum',
  'St. Josef Hospital',
  'Marienhospital',
  'Seniorenzentrum',
  'Pflegedienst',
  'Medizinisches Versorgungszentrum',
  'Gemeinschaftspraxis',
  'Zahnarztpraxis',
  'Rehaklinik',
  'Lebenshilfe',
  'Diakonie',
  'Caritas',
  'Rotes Kreuz',
  'Gesundheitsamt',
  'Labor',
  'Apotheke',
]
export const surnames =
  'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer'.split(
    ' ',
  )
export const firstNames =
  'Anna Andrea Anja Birgit Claudia Christine Elif Eva Fatma Gabriele Hanna Heike Ines Jana Julia Karin Katrin Lea Lena Maria Martina Melanie Nadine Nicole Petra Sabine Sandra Sarah Silke Stefanie Susanne Tanja Ute Ahmed Alexander Andreas Bernd Christian Daniel David Emre Frank Hans Jan Jens Jonas Jürgen Klaus Lars Lukas Mehmet Markus Martin Michael Oliver Paul Peter Ralf Sebastian Stefan Thomas Tobias Uwe Wolfgang'.split(
    ' ',
  )

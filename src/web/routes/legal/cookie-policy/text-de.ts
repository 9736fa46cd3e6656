import { type LegalFacts, type LegalText, legalTextsUpdated } from '../legal-text.ts'

export function cookiePolicyDe({ brand, operator }: LegalFacts): LegalText {
  return {
    title: 'Cookie-Richtlinie',
    description: `Welche Cookies ${brand} verwendet und wie Sie Ihre Auswahl ändern.`,
    updated: legalTextsUpdated,
    sections: [
      {
        heading: 'Was Cookies sind',
        paragraphs: [
          'Cookies sind kleine Texte, die Ihr Browser für uns aufbewahrt und bei jedem Aufruf mitsendet. Cookies anderer Anbieter gibt es hier nicht.',
        ],
      },
      {
        heading: 'Welche wir verwenden',
        table: {
          head: ['Name', 'Zweck', 'Gruppe', 'Dauer'],
          rows: [
            ['theme', 'merkt sich helles oder dunkles Farbschema', 'notwendig', '1 Jahr'],
            ['language', 'merkt sich die Sprache der Seiten', 'notwendig', '1 Jahr'],
            [
              'consent',
              'merkt sich Ihre Auswahl zu Cookies mit Fassung und Zeitpunkt',
              'notwendig',
              '365 Tage',
            ],
            [
              'uploads',
              'erkennt Ihren Browser wieder, damit Ihre hochgeladenen Dateien Ihre bleiben',
              'notwendig',
              '30 Tage',
            ],
            [
              'bookmark',
              'behält, was Sie merken wollten, bis Sie angemeldet sind',
              'notwendig',
              '24 Stunden',
            ],
            [
              'kittel-site-session, kittel-admin-session',
              'hält Ihre Anmeldung',
              'notwendig',
              '7 Tage, für die Verwaltung 24 Stunden',
            ],
            ['toast', 'bringt eine Meldung auf die nächste Seite', 'notwendig', '1 Minute'],
          ],
        },
        paragraphs: [
          'theme und language entstehen erst, wenn Sie Farbschema oder Sprache selbst wählen; uploads erst, wenn Sie ohne Konto eine Datei hochladen; bookmark erst, wenn Sie sich ohne Anmeldung etwas merken; die der Anmeldung erst mit ihr; vor ihren Namen kann __Host- stehen.',
        ],
      },
      {
        heading: 'Die Gruppen Ihrer Auswahl',
        list: [
          'Notwendig: ohne sie funktioniert die Seite nicht wie von Ihnen gewünscht; immer aktiv.',
          'Funktional: Erleichterungen, die über das Notwendige hinausgehen. Zurzeit verwenden wir keine.',
          'Statistik: die Zählung der Seitenaufrufe als Summe je Tag, Seitenart und Sprache. Dafür wird kein weiterer Cookie gesetzt.',
          'Marketing: zurzeit verwenden wir nichts davon.',
        ],
      },
      {
        heading: 'Auswahl ändern',
        paragraphs: [
          'Ihre Auswahl gilt 365 Tage; danach fragen wir wieder. Sie können sie jederzeit in den Cookie-Einstellungen ändern, die am Ende jeder Seite verlinkt sind. Der Widerruf ist so einfach wie die Zustimmung. Löschen Sie die Cookies im Browser, fragen wir erneut.',
        ],
      },
      { heading: 'Fragen', paragraphs: [`Schreiben Sie an ${operator.dataProtectionEmail}.`] },
    ],
  }
}

import { type LegalFacts, type LegalText, legalTextsUpdated, operatorLines } from '../legal-text.ts'

export function generalTermsDe(facts: LegalFacts): LegalText {
  const { brand, operator } = facts
  return {
    title: 'Allgemeine Geschäftsbedingungen',
    description: `Bedingungen für Arbeitgeber, die auf ${brand} Stellen veröffentlichen.`,
    updated: legalTextsUpdated,
    sections: [
      {
        heading: '1. Geltung',
        paragraphs: [
          `Diese Bedingungen gelten zwischen ${operator.name} und Arbeitgebern, die auf ${brand} Stellenanzeigen veröffentlichen. Arbeitgeber sind Unternehmen, Praxen, Einrichtungen und Körperschaften. Abweichende Bedingungen gelten nur, wenn wir ihnen in Textform zugestimmt haben.`,
        ],
        lines: operatorLines(facts),
      },
      {
        heading: '2. Leistung',
        paragraphs: [
          'Wir veröffentlichen Anzeigen, die der Arbeitgeber hier schreibt, aus einem Feed einlesen lässt oder über die Schnittstelle sendet, ordnen sie nach Beruf, Fachgebiet und Ort ein und machen sie in der Suche, in Jobalarmen, in RSS-Feeds und über die öffentliche Schnittstelle auffindbar. Kommt dieselbe Stelle aus mehreren Quellen, zeigen wir eine Anzeige davon.',
          'Der Arbeitgeber stellt sich auf einer eigenen Seite vor, verwaltet Bewerbungen, die über diese Seite eingehen, und bestimmt, welche Personen und Programme in seinem Namen darauf zugreifen.',
          'Die Veröffentlichung ist kostenfrei. Anzeigen hervorheben kann, wer dazu von uns berechtigt ist. Ein bestimmter Erfolg, etwa eine Zahl von Aufrufen oder Bewerbungen, ist nicht geschuldet.',
        ],
      },
      {
        heading: '3. Pflichten des Arbeitgebers',
        list: [
          'Anzeigen beziehen sich auf wirklich zu besetzende Stellen und nennen den Arbeitgeber.',
          'Anzeigen sind diskriminierungsfrei und nennen in Österreich das Mindestentgelt nach § 9 Gleichbehandlungsgesetz.',
          'Der Arbeitgeber hat die Rechte an Texten und Bildern und räumt uns ein einfaches Recht ein, sie für die Dauer der Veröffentlichung zu zeigen, zu kürzen und technisch anzupassen.',
          'Nachrichten, Antworten auf Nachfragen und Anfragen im Talentpool dienen allein der Besetzung der genannten Stelle; von Bewerberinnen und Bewerbern wird kein Geld verlangt.',
          'Besetzte Stellen werden beendet oder aus dem Feed entfernt.',
          'Zugänge und Schlüssel erhalten nur Personen und Programme, die der Arbeitgeber dazu befugt hat; wer ausscheidet, verliert den Zugang.',
        ],
      },
      {
        heading: '4. Dauer der Anzeigen',
        paragraphs: [
          'Eine Anzeige ist 60 Tage sichtbar, wenn der Arbeitgeber nichts anderes angibt. Sieben Tage und einen Tag vor dem Ende erinnern wir per E-Mail; der Arbeitgeber kann sie verlängern, pausieren oder beenden. Fehlt eine Anzeige zweimal im Abstand von mindestens zwölf Stunden in einem vollständigen Feed, endet sie; verschwinden ungewöhnlich viele auf einmal, halten wir das an und fragen nach. Die Seite einer beendeten Anzeige bleibt mit dem Hinweis bestehen, dass sie nicht mehr offen ist.',
        ],
      },
      {
        heading: '5. Bewerbungen',
        paragraphs: [
          'Bewerbungen leiten wir unverändert weiter. Für die Auswahl und für die Daten der Bewerberinnen und Bewerber ist der Arbeitgeber verantwortlich; er verwendet sie nur für die Besetzung. Sechs Monate nach dem Ende des Verfahrens löschen wir sie, bei Stellen in Österreich nach sieben Monaten.',
          'Ab zehn Bewerbungen zeigen wir auf der Seite des Arbeitgebers, wie lange eine erste Antwort üblicherweise dauert.',
        ],
      },
      {
        heading: '6. Prüfung und Entfernung',
        paragraphs: [
          'Wir dürfen Anzeigen vor der Veröffentlichung prüfen. Was gegen Gesetze, gegen diese Bedingungen oder gegen Rechte anderer verstößt, dürfen wir ablehnen, zurückstufen, ausblenden oder beenden, und je nach Schwere den Arbeitgeber oder seinen Zugang zum Talentpool sperren. Das kann auch auf eine Meldung hin geschehen; wer gemeldet hat, sagen wir nicht. Der Arbeitgeber erhält jede Entscheidung mit Begründung und kann binnen sechs Monaten kostenfrei Beschwerde einlegen, über die jemand entscheidet, der daran nicht beteiligt war.',
        ],
      },
      {
        heading: '7. Reihenfolge der Treffer',
        paragraphs: [
          'Die Reihenfolge richtet sich nach der Übereinstimmung mit den Suchwörtern, bei Gleichstand nach dem Alter der Anzeige. Hervorgehobene Anzeigen sind als „Anzeige“ gekennzeichnet und stehen nie vor besser passenden.',
        ],
      },
      {
        heading: '8. Haftung und Freistellung',
        paragraphs: [
          'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit und für Schäden an Leben, Körper und Gesundheit; bei leichter Fahrlässigkeit nur für wesentliche Pflichten und begrenzt auf den vorhersehbaren Schaden. Der Arbeitgeber stellt uns von Ansprüchen Dritter frei, die auf rechtswidrigen Inhalten seiner Anzeigen beruhen, wenn er den Verstoß zu vertreten hat.',
        ],
      },
      {
        heading: '9. Laufzeit und Kündigung',
        paragraphs: [
          'Die Vereinbarung läuft auf unbestimmte Zeit. Beide Seiten können sie jederzeit in Textform beenden; die Anzeigen enden dann.',
        ],
      },
      {
        heading: '10. Schlussbestimmungen',
        paragraphs: [
          'Es gilt das Recht des Landes, in dem der Betreiber seinen Sitz hat, ohne das UN-Kaufrecht. Ist der Arbeitgeber Kaufmann oder eine Körperschaft des öffentlichen Rechts, ist Gerichtsstand der Sitz des Betreibers. Ist eine Bestimmung unwirksam, bleiben die übrigen gültig.',
        ],
      },
    ],
  }
}

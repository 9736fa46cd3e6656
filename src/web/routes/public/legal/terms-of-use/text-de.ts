import { type LegalFacts, type LegalText, legalTextsUpdated } from '../legal-text.ts'

export function termsOfUseDe({ brand, operator, supportEmail }: LegalFacts): LegalText {
  return {
    title: 'Nutzungsbedingungen',
    description: `Regeln für die Nutzung von ${brand}.`,
    updated: legalTextsUpdated,
    sections: [
      {
        heading: '1. Worum es geht',
        paragraphs: [
          `${brand} ist eine Stellenbörse für das Gesundheitswesen in Deutschland, Österreich und der Schweiz. Betreiber ist ${operator.name}. Diese Bedingungen gelten für alle, die die Seiten besuchen oder die öffentliche Schnittstelle nutzen.`,
        ],
      },
      {
        heading: '2. Kostenfreie Nutzung',
        paragraphs: [
          'Stellen zu suchen, sich zu bewerben und Jobalarme zu erhalten ist kostenfrei und ohne Konto möglich. Wer sich ohne Konto bewirbt, erhält einen persönlichen Link und ist nur per E-Mail erreichbar; dieser Link ist wie ein Schlüssel zu behandeln.',
        ],
      },
      {
        heading: '3. Konto und Bewerbungen',
        paragraphs: [
          'Ein Konto gehört einer Person. Die Angaben darin müssen stimmen, die Zugangsdaten bleiben geheim. Sie können Ihr Konto jederzeit löschen; wir löschen es sieben Tage später, damit ein Versehen sich zurücknehmen lässt.',
          'Mit einer Bewerbung geben Sie Ihre Angaben und Unterlagen dem Arbeitgeber. Ein Rückzug lässt sich nicht rückgängig machen. Auf dieselbe Stelle können Sie sich erst wieder bewerben, wenn die laufende Bewerbung abgeschlossen ist.',
          'Zum Konto gehören auch Nachrichten mit Arbeitgebern, Jobalarme und, wenn Sie es wünschen, der Talentpool: Dort erscheinen Sie nur auf Ihre Einwilligung hin und ohne Namen, bis Sie einer Anfrage zustimmen. Nachrichten dienen der Besetzung von Stellen; Werbung und Belästigung können Sie melden.',
          'Emma, die Assistentin dieser Seite, antwortet automatisch und kann sich irren. Sie schreibt nur Entwürfe; abgeschickt wird nichts, was Sie nicht selbst abschicken.',
        ],
      },
      {
        heading: '4. Was wir zusagen und was nicht',
        paragraphs: [
          'Wir veröffentlichen Anzeigen, die Arbeitgeber uns geben, und vermitteln keine Arbeitsverhältnisse. Ob eine Stelle noch frei ist und zu welchen Bedingungen, entscheidet der Arbeitgeber. Wir zeigen an, wann eine Anzeige zuletzt bestätigt wurde.',
          'Angaben wie Beruf, Fachgebiet, Ort und Gehalt lesen wir zum Teil automatisch aus dem Text der Anzeige. Maßgeblich ist der Text.',
          'Wir bemühen uns um einen ununterbrochenen Betrieb, schulden ihn aber nicht, solange die Nutzung unentgeltlich ist.',
        ],
      },
      {
        heading: '5. In welcher Reihenfolge Stellen stehen',
        paragraphs: [
          'Suchergebnisse stehen nach Relevanz, also danach, wie gut eine Anzeige zu den Suchworten passt, oder in der Reihenfolge, die Sie wählen. Bezahlte Hervorhebungen sind als „Anzeige“ gekennzeichnet. Empfehlungen und die Sortierung „Passt zu mir“ entstehen allein aus Ihrem Profil und Ihren eigenen Regeln; Ihr Verhalten wird dafür nicht ausgewertet. Sie können den Vergleich in Ihrem Konto ausschalten.',
        ],
        more: { page: 'list-rules', text: 'So entsteht diese Liste: alle Kriterien und ihr Gewicht' },
      },
      {
        heading: '6. Was nicht erlaubt ist',
        list: [
          'Anzeigen verändert oder unter fremdem Namen weiterzuveröffentlichen',
          'Kontaktdaten aus Anzeigen für Werbung zu sammeln',
          'Sicherungen und Begrenzungen zu umgehen oder den Betrieb zu stören',
          'Schadsoftware, fremde Unterlagen oder falsche Angaben zu senden',
          'Inhalte einzustellen, die gegen Gesetze verstoßen, insbesondere gegen das Allgemeine Gleichbehandlungsgesetz',
        ],
      },
      {
        heading: '7. Öffentliche Schnittstelle',
        paragraphs: [
          'Die Schnittstelle unter /api/v1 und die RSS-Feeds dürfen frei genutzt werden, auch gewerblich, wenn bei jeder Anzeige der Arbeitgeber genannt und auf die Anzeige verlinkt wird. Die Zahl der Anfragen je Minute ist begrenzt.',
        ],
      },
      {
        heading: '8. Hinweise auf rechtswidrige Inhalte',
        paragraphs: [
          `Melden Sie uns solche Inhalte mit dem Formular „Etwas melden“ oder an ${operator.email}. Wir bestätigen den Eingang sofort, ein Mensch prüft den Hinweis, und beide Seiten erhalten die Entscheidung mit Begründung.`,
          'Je nach Schwere stufen wir Inhalte zurück, blenden sie aus, beenden Anzeigen oder sperren den Zugang. Sechs Monate lang ist dagegen eine kostenfreie Beschwerde möglich, über die jemand entscheidet, der an der Entscheidung nicht beteiligt war. Wer wiederholt offensichtlich Unbegründetes meldet, kann ein halbes Jahr lang keine Meldungen mehr abgeben.',
        ],
        more: { page: 'report', text: 'Etwas melden' },
      },
      {
        heading: '9. Haftung',
        paragraphs: [
          'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Pflichten, begrenzt auf den vorhersehbaren Schaden. Im Übrigen ist die Haftung ausgeschlossen.',
        ],
      },
      {
        heading: '10. Änderungen und Recht',
        paragraphs: [
          'Wir können diese Bedingungen für die Zukunft ändern; es gilt die Fassung, die beim Besuch veröffentlicht ist. Es gilt das Recht des Landes, in dem der Betreiber seinen Sitz hat; zwingende Rechte von Verbraucherinnen und Verbrauchern an ihrem Wohnort bleiben unberührt.',
          `Fragen beantworten Menschen, über die Seite „Kontakt“ und unter ${supportEmail}.`,
        ],
      },
    ],
  }
}

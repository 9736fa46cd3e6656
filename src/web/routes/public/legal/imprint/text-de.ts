import { type LegalFacts, type LegalText, legalTextsUpdated, operatorLines } from '../legal-text.ts'

export function imprintDe(facts: LegalFacts): LegalText {
  const { operator, brand } = facts
  return {
    title: 'Impressum',
    description: `Wer ${brand} betreibt und wie Sie uns erreichen.`,
    updated: legalTextsUpdated,
    sections: [
      { heading: 'Anbieter', lines: operatorLines(facts) },
      { heading: 'Vertreten durch', lines: [operator.representative] },
      {
        heading: 'Kontakt',
        lines: [
          `Telefon: ${operator.phone}`,
          `E-Mail: ${operator.email}`,
          `Hilfe zur Stellenbörse: ${facts.supportEmail}`,
        ],
      },
      ...(operator.register || operator.vatId
        ? [
            {
              heading: 'Register und Steuern',
              lines: [
                ...(operator.register ? [`Registereintrag: ${operator.register}`] : []),
                ...(operator.vatId ? [`Umsatzsteuer-Identifikationsnummer: ${operator.vatId}`] : []),
              ],
            },
          ]
        : []),
      {
        heading: 'Verantwortlich für den Inhalt',
        lines: [operator.representative, ...operatorLines(facts).slice(1)],
      },
      {
        heading: 'Stellenanzeigen',
        paragraphs: [
          'Für den Inhalt einer Stellenanzeige ist der Arbeitgeber verantwortlich, der in ihr genannt ist. Wir prüfen Hinweise auf rechtswidrige Inhalte unverzüglich und entfernen sie. Schreiben Sie uns dazu an die oben genannte E-Mail-Adresse und nennen Sie die Adresse der Anzeige.',
        ],
      },
      {
        heading: 'Kontaktstelle nach dem Gesetz über digitale Dienste',
        paragraphs: [
          `Behörden und Nutzende erreichen uns unmittelbar und elektronisch unter ${operator.email}, auf Deutsch und auf Englisch.`,
        ],
      },
      {
        heading: 'Streitbeilegung',
        paragraphs: [
          'Wir sind weder bereit noch verpflichtet, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
        ],
      },
      {
        heading: 'Quellen',
        paragraphs: [
          'Ortsdaten: GeoNames, CC BY 4.0. Deutsche Postleitzahlen: OpenStreetMap-Mitwirkende (ODbL) und GovData. Länder von IP-Adressen: NRO, CC BY 4.0.',
          `Die Software dieser Stellenbörse ist frei und quelloffen (MIT-Lizenz).`,
        ],
      },
    ],
  }
}

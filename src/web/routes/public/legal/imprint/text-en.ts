import { type LegalFacts, type LegalText, legalTextsUpdated, operatorLines } from '../legal-text.ts'

export function imprintEn(facts: LegalFacts): LegalText {
  const { operator, brand } = facts
  return {
    title: 'Imprint',
    description: `Who runs ${brand} and how to reach us.`,
    updated: legalTextsUpdated,
    sections: [
      { heading: 'Provider', lines: operatorLines(facts) },
      { heading: 'Represented by', lines: [operator.representative] },
      {
        heading: 'Contact',
        lines: [
          `Telephone: ${operator.phone}`,
          `Email: ${operator.email}`,
          `Help with the job board: ${facts.supportEmail}`,
        ],
      },
      ...(operator.register || operator.vatId
        ? [
            {
              heading: 'Register and tax',
              lines: [
                ...(operator.register ? [`Register entry: ${operator.register}`] : []),
                ...(operator.vatId ? [`VAT identification number: ${operator.vatId}`] : []),
              ],
            },
          ]
        : []),
      {
        heading: 'Responsible for the content',
        lines: [operator.representative, ...operatorLines(facts).slice(1)],
      },
      {
        heading: 'Job advertisements',
        paragraphs: [
          'The employer named in an advertisement is responsible for its content. We look into every notice of unlawful content without delay and remove it. Write to the email address above and name the address of the advertisement.',
        ],
      },
      {
        heading: 'Point of contact under the Digital Services Act',
        paragraphs: [
          `Authorities and users reach us directly and electronically at ${operator.email}, in German and in English.`,
        ],
      },
      {
        heading: 'Dispute resolution',
        paragraphs: [
          'We are neither willing nor obliged to take part in proceedings before a consumer arbitration board.',
        ],
      },
      {
        heading: 'Sources',
        paragraphs: [
          'Place data: GeoNames, CC BY 4.0. German postal codes: OpenStreetMap contributors (ODbL) and GovData. Countries of IP addresses: NRO, CC BY 4.0.',
          'The software of this job board is free and open source (MIT licence).',
        ],
      },
    ],
  }
}

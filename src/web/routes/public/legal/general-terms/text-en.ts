import { type LegalFacts, type LegalText, legalTextsUpdated, operatorLines } from '../legal-text.ts'

export function generalTermsEn(facts: LegalFacts): LegalText {
  const { brand, operator } = facts
  return {
    title: 'General terms and conditions',
    description: `Terms for employers who publish jobs on ${brand}.`,
    updated: legalTextsUpdated,
    sections: [
      {
        heading: '1. Scope',
        paragraphs: [
          `These terms apply between ${operator.name} and employers who publish job advertisements on ${brand}. Employers are enterprises, practices, institutions and public bodies. Other terms apply only if we have agreed to them in text form. The German version is binding.`,
        ],
        lines: operatorLines(facts),
      },
      {
        heading: '2. Service',
        paragraphs: [
          'We publish advertisements that the employer writes here, has us read from a feed or sends through the interface. We classify them by profession, specialty and place and make them findable in the search, in job alerts, in RSS feeds and through the public interface. When the same job comes from several sources, we show one of the advertisements.',
          'Employers present themselves on a page of their own, manage the applications that arrive through this site, and decide which people and programs act on their behalf.',
          'Publication is free of charge. Employers whom we have entitled to do so may feature advertisements. No particular success, such as a number of views or applications, is owed.',
        ],
      },
      {
        heading: '3. Duties of the employer',
        list: [
          'Advertisements are about jobs that are really to be filled, and name the employer.',
          'Advertisements do not discriminate and, in Austria, state the minimum pay under § 9 of the Equal Treatment Act.',
          'The employer holds the rights to texts and images and grants us a simple right to show, shorten and technically adapt them while they are published.',
          'Messages, answers to questions and requests in the talent pool serve to fill the job that they name and nothing else; no money is asked of applicants.',
          'Jobs that have been filled are ended or removed from the feed.',
          'Access and keys are given only to people and programs that the employer has authorised; those who leave lose their access.',
        ],
      },
      {
        heading: '4. How long advertisements last',
        paragraphs: [
          'An advertisement is visible for 60 days unless the employer says otherwise. Seven days and one day before the end we send a reminder by email; the employer can extend, pause or end it. An advertisement ends when it is missing twice, at least twelve hours apart, from a complete feed; when unusually many disappear at once, we hold that back and ask. The page of an ended advertisement remains, saying that it is no longer open.',
        ],
      },
      {
        heading: '5. Applications',
        paragraphs: [
          'We pass applications on unchanged. The employer is responsible for the selection and for the data of applicants, and uses the data only for filling the job. We delete it six months after the procedure has ended, for jobs in Austria after seven months.',
          'From ten applications on, the page of the employer shows how long a first answer usually takes.',
        ],
      },
      {
        heading: '6. Review and removal',
        paragraphs: [
          'We may review advertisements before publication. What breaks the law, these terms or the rights of others we may refuse, demote, hide or end and, depending on how severe it is, lock the employer or its access to the talent pool. This may also follow a report; we do not say who reported. The employer receives every decision with its reasons and can complain within six months free of charge; somebody who took no part in the decision answers.',
        ],
      },
      {
        heading: '7. Order of results',
        paragraphs: [
          'The order follows the match with the search words and, when equal, the age of the advertisement. Featured advertisements are marked as such and never stand above ones that match better.',
        ],
      },
      {
        heading: '8. Liability and indemnity',
        paragraphs: [
          'Our liability is unlimited for intent and gross negligence and for injury to life, body and health; for slight negligence it is limited to essential duties and foreseeable damage. The employer indemnifies us against claims of third parties based on unlawful content of its advertisements if it is responsible for the breach.',
        ],
      },
      {
        heading: '9. Term and termination',
        paragraphs: [
          'The agreement runs for an indefinite time. Either side may end it at any time in text form; the advertisements then end.',
        ],
      },
      {
        heading: '10. Final provisions',
        paragraphs: [
          'The law of the country where the operator has its seat applies, without the UN sales convention. If the employer is a merchant or a public body, the place of jurisdiction is the seat of the operator. If one provision is invalid, the others remain in force.',
        ],
      },
    ],
  }
}

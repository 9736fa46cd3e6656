import { type LegalFacts, type LegalText, legalTextsUpdated } from '../legal-text.ts'

export function termsOfUseEn({ brand, operator, supportEmail }: LegalFacts): LegalText {
  return {
    title: 'Terms of use',
    description: `Rules for using ${brand}.`,
    updated: legalTextsUpdated,
    sections: [
      {
        heading: '1. What this is about',
        paragraphs: [
          `${brand} is a job board for healthcare in Germany, Austria and Switzerland. It is run by ${operator.name}. These terms apply to everyone who visits the pages or uses the public interface. The German version is binding.`,
        ],
      },
      {
        heading: '2. Free use',
        paragraphs: [
          'Searching for jobs, applying and receiving job alerts is free of charge and needs no account. Whoever applies without an account gets a personal link and can be contacted only by email; that link is to be kept like a key.',
        ],
      },
      {
        heading: '3. Account and applications',
        paragraphs: [
          'An account belongs to one person. What it says must be true, and its credentials stay secret. You can delete your account at any time; we delete it seven days later, so that a mistake can be undone.',
          'By applying you give your details and documents to the employer. A withdrawal cannot be undone. You can apply for the same job again once the current application has ended.',
          'Messages with employers, job alerts and, if you wish, the talent pool belong to your account, too: there you appear only with your consent, and without your name until you agree to a request. Messages are for filling jobs; advertising and harassment can be reported.',
          'Emma, the assistant of this site, answers automatically and can be wrong. She only writes drafts; nothing is sent that you do not send yourself.',
        ],
      },
      {
        heading: '4. What we promise and what not',
        paragraphs: [
          'We publish advertisements that employers give us and do not place people in work. Whether a job is still open, and on what terms, is decided by the employer. We show when an advertisement was last confirmed.',
          'Facts such as profession, specialty, place and pay are partly read from the text of the advertisement by software. The text is what counts.',
          'We try to keep the service running without interruption, but do not owe it as long as use is free.',
        ],
      },
      {
        heading: '5. In which order jobs are listed',
        paragraphs: [
          'Search results are listed by relevance, which is how well an advertisement fits the words searched for, or in the order that you choose. Paid highlights are marked as “Ad”. Recommendations and the order “Fits me” are made from your profile and your own rules alone; your behaviour is not evaluated for them. You can switch comparing off in your account.',
        ],
        more: { page: 'list-rules', text: 'How this list is made: all criteria and their weight' },
      },
      {
        heading: '6. What is not allowed',
        list: [
          'Publishing advertisements elsewhere in altered form or under another name',
          'Collecting contact data from advertisements for marketing',
          'Circumventing safeguards and limits, or disturbing the service',
          'Sending malware, documents of other people or false statements',
          'Posting content that breaks the law, in particular the German General Act on Equal Treatment',
        ],
      },
      {
        heading: '7. Public interface',
        paragraphs: [
          'The interface under /api/v1 and the RSS feeds may be used freely, also commercially, if each advertisement names the employer and links to the advertisement. The number of requests per minute is limited.',
        ],
      },
      {
        heading: '8. Notices of unlawful content',
        paragraphs: [
          `Report such content with the form “Report something” or to ${operator.email}. We confirm receipt at once, a person examines the notice, and both sides receive the decision with its reasons.`,
          'Depending on how serious it is, we demote or hide content, end ads or lock access. For six months you can complain about that free of charge; somebody who took no part in the decision answers. Whoever repeatedly reports what is obviously unfounded can make no reports for half a year.',
        ],
        more: { page: 'report', text: 'Report something' },
      },
      {
        heading: '9. Liability',
        paragraphs: [
          'Our liability is unlimited for intent and gross negligence, for injury to life, body and health, and under the Product Liability Act. For slight negligence we are liable only for the breach of essential duties, limited to foreseeable damage. Any other liability is excluded.',
        ],
      },
      {
        heading: '10. Changes and law',
        paragraphs: [
          'We may change these terms for the future; the version published at the time of your visit applies. The law of the country where the operator has its seat applies; mandatory rights of consumers where they live remain untouched.',
          `Questions are answered by people, through the page “Contact” and at ${supportEmail}.`,
        ],
      },
    ],
  }
}

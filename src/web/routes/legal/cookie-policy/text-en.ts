import { type LegalFacts, type LegalText, legalTextsUpdated } from '../legal-text.ts'

export function cookiePolicyEn({ brand, operator }: LegalFacts): LegalText {
  return {
    title: 'Cookie policy',
    description: `Which cookies ${brand} uses and how to change your choice.`,
    updated: legalTextsUpdated,
    sections: [
      {
        heading: 'What cookies are',
        paragraphs: [
          'Cookies are small texts that your browser keeps for us and sends along with each request. There are no cookies of others here.',
        ],
      },
      {
        heading: 'Which ones we use',
        table: {
          head: ['Name', 'Purpose', 'Group', 'Duration'],
          rows: [
            ['theme', 'remembers the light or dark colour scheme', 'necessary', '1 year'],
            ['language', 'remembers the language of the pages', 'necessary', '1 year'],
            ['consent', 'remembers your choice about cookies with version and time', 'necessary', '365 days'],
            [
              'uploads',
              'recognises your browser, so that the files you uploaded stay yours',
              'necessary',
              '30 days',
            ],
            [
              'bookmark',
              'keeps what you wanted to bookmark until you are signed in',
              'necessary',
              '24 hours',
            ],
            [
              'kittel-site-session, kittel-admin-session',
              'keeps you signed in',
              'necessary',
              '7 days, for administrators 24 hours',
            ],
            ['toast', 'brings a message to the next page', 'necessary', '1 minute'],
          ],
        },
        paragraphs: [
          'theme and language are set only when you choose a colour scheme or a language yourself; uploads only when you upload a file without an account; bookmark only when you bookmark something without having signed in; those of signing in only with it; __Host- may stand before their names.',
        ],
      },
      {
        heading: 'The groups you can choose',
        list: [
          'Necessary: without them the site does not work as you asked; always on.',
          'Functional: conveniences beyond what is necessary. We use none at present.',
          'Statistics: counting page views as a sum per day, kind of page and language. No further cookie is set for it.',
          'Marketing: we use nothing of the kind at present.',
        ],
      },
      {
        heading: 'Changing your choice',
        paragraphs: [
          'Your choice lasts 365 days; then we ask again. You can change it at any time in the cookie settings, linked at the end of every page. Withdrawing is as easy as agreeing. If you delete the cookies in your browser, we ask again.',
        ],
      },
      { heading: 'Questions', paragraphs: [`Write to ${operator.dataProtectionEmail}.`] },
    ],
  }
}

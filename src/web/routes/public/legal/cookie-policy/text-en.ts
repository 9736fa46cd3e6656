import { limits } from '../../../../../config/limits.ts'
import { adLimits } from '../../../../../domain/job-ads/job-ad.values.ts'
import { viewMinutes } from '../../../../../domain/view-as/view.values.ts'
import { type SiteCookie, siteCookies } from '../../../../server/http/cookie-names.ts'
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
          rows: siteCookies.map(name => [name, cookies[name].purpose, 'necessary', cookies[name].duration]),
        },
        paragraphs: [
          'Reading and searching sets no cookie. theme and language are set when you choose a colour scheme or a language; consent when you decide about cookies; uploads when you apply without an account and fill something in or upload a file; ad-drafts when you begin a job advertisement without an account; questions when you ask an employer something without an account; assistant when you ask Emma something without an account; ideas when you confirm a vote or an idea without an account; bookmark when you bookmark something without having signed in; toast after a form was sent; view-as only for administrators who help a person; those of signing in only when you sign in. __Host- may stand before their names.',
        ],
      },
      {
        heading: 'The groups you can choose',
        list: [
          'Necessary: without them the site does not work as you asked; always on.',
          'Functional: conveniences beyond what is necessary. We use none at present.',
          'Statistics: counting page views as a sum per day, kind of page and language, and visits per day. No further cookie is set for it.',
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

const cookies: Record<SiteCookie, { purpose: string; duration: string }> = {
  consent: { purpose: 'remembers your choice about cookies with version and time', duration: '365 days' },
  theme: { purpose: 'remembers the light or dark colour scheme', duration: '1 year' },
  language: { purpose: 'remembers the language of the pages', duration: '1 year' },
  toast: { purpose: 'brings a message to the next page', duration: '1 minute' },
  bookmark: { purpose: 'keeps what you wanted to bookmark until you are signed in', duration: '24 hours' },
  uploads: {
    purpose: 'ties to your browser what you uploaded or filled into an application without an account',
    duration: '30 days',
  },
  'ad-drafts': {
    purpose: 'ties job advertisements to your browser that you began without an account',
    duration: `${adLimits.draftDays} days`,
  },
  questions: {
    purpose: 'ties to your browser what you asked employers without an account',
    duration: `${limits.jobValidDays} days`,
  },
  assistant: {
    purpose: 'ties conversations with Emma to your browser that you had without an account',
    duration: `${limits.assistantHours} hours`,
  },
  ideas: {
    purpose: 'recognises on the ideas board that you have confirmed your address without an account',
    duration: `${limits.ideaBrowserDays} days`,
  },
  'view-as': {
    purpose: 'administrators only: shows the site as a person sees it who asked for help',
    duration: `${viewMinutes} minutes`,
  },
  'kittel-site-session': { purpose: 'keeps you signed in', duration: `${limits.sessionDays} days` },
  'kittel-admin-session': {
    purpose: 'keeps administrators signed in',
    duration: `${limits.adminSessionHours} hours`,
  },
  'kittel-device': {
    purpose:
      'recognises your browser when you sign in, so that nobody locks your account with wrong passwords',
    duration: `${limits.knownDeviceDays} days`,
  },
  'kittel-site.state': {
    purpose: 'ties a sign-in through another provider to your browser',
    duration: '5 minutes',
  },
}

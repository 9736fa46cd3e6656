import type { Messages } from '../i18n/make-translator.ts'

/**
 * What pages for everyone say. Mails, the names of filter values and the words for facts stay on the server (pages send the few that they show),
 * and pages behind the sign-in bring their own: `inside-texts-en.ts`.
 */
export const messages = import.meta.glob<Messages>(
  [
    '../i18n/messages/en/*.json',
    '!../i18n/messages/en/{about,job-values,job-words,employer-words,discovery,mail,connection}.json',
    '!../i18n/messages/en/{account,alert,newsletter,factors,onboarding,dashboard,admin,audit,employer-area,integrations,ads,file,application,apply,own-application,seeker-area,bookmark-list,employer-applications,feeds}.json',
  ],
  { eager: true, import: 'default' },
)

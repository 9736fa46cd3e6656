import type { Messages } from '../i18n/make-translator.ts'

/** The names of filter values stay on the server: they are many, and pages send the few they show. */
export const messages = import.meta.glob<Messages>(
  [
    '../i18n/messages/en/*.json',
    '!../i18n/messages/en/job-values.json',
    '!../i18n/messages/en/discovery.json',
    '!../i18n/messages/en/mail.json',
  ],
  { eager: true, import: 'default' },
)

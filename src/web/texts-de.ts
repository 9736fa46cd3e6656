import type { Messages } from '../i18n/make-translator.ts'

/** Texts of public pages. Rarely used ones stay on the server with the mails' and arrive with the data of the page that shows them. */
export const messages = import.meta.glob<Messages>('../i18n/messages/de/everyone/*.json', {
  eager: true,
  import: 'default',
})

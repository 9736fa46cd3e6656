import type { Messages } from '../i18n/make-translator.ts'

/** What pages for everyone say. Pages send the few texts that they show of those that stay on the server, with the mails. */
export const messages = import.meta.glob<Messages>('../i18n/messages/de/everyone/*.json', {
  eager: true,
  import: 'default',
})

import type { Messages } from '../i18n/make-translator.ts'

/**
 * Texts shown only when something is slow or fails. They load once the first page is up, so that they need not be fetched in the moment
 * they are needed.
 */
export const messages = import.meta.glob<Messages>('../i18n/messages/de/late/*.json', {
  eager: true,
  import: 'default',
})

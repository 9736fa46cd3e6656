import type { Messages } from '../i18n/make-translator.ts'

/** What pages of accounts say: loaded with the first of them, so that the pages for everyone stay small. */
export const messages = import.meta.glob<Messages>('../i18n/messages/en/inside/*.json', {
  eager: true,
  import: 'default',
})

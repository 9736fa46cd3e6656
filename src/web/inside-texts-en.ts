import type { Messages } from '../i18n/make-translator.ts'

/** Texts of account pages. A file of their own, loaded with the first such page, keeps public pages small. */
export const messages = import.meta.glob<Messages>('../i18n/messages/en/inside/*.json', {
  eager: true,
  import: 'default',
})

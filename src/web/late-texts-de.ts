import type { Messages } from '../i18n/make-translator.ts'

/** What is only said when something takes long or fails: loaded when the first page stands, so that it comes without waiting. */
export const messages = import.meta.glob<Messages>('../i18n/messages/de/late/*.json', {
  eager: true,
  import: 'default',
})

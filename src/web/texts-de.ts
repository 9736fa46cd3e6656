import type { Messages } from '../i18n/make-translator.ts'

/** Legal texts stay on the server: they are long, and their pages send what they show. */
export const messages = import.meta.glob<Messages>(
  ['../i18n/messages/de/*.json', '!../i18n/messages/de/legal*.json'],
  { eager: true, import: 'default' },
)

import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { timeMark } from './emma.values.ts'

const names = [
  'title',
  'description',
  'conversation',
  'ask',
  'placeholder',
  'send',
  'stop',
  'you',
  'remove-filter',
  'filters',
  'all-jobs',
  'apply',
  'draft-alert',
  'draft-alert-text',
  'draft-alert-go',
  'draft-message',
  'draft-message-go',
  'draft-copy',
  'draft-copy-go',
  'draft-save',
  'sources',
  'choices',
  'quick',
  'helpful',
  'not-helpful',
  'reason',
  'reason-words',
  'reason-send',
  'copy',
  'copied',
  'not-copied',
  'edit',
  'edit-send',
  'delete-turn',
  'delete-turn-sure',
  'delete-go',
  'new',
  'keep',
  'unkeep',
  'kept-note',
  'not-kept-note',
  'delete',
  'delete-sure',
  'care',
  'kept',
  'export',
  'gone',
  'searching',
  'stopped',
  'offline',
  'failed',
  'too-many',
  'too-many-at',
  'full-page',
] as const

export type EmmaWords = Record<(typeof names)[number], string>

/** The texts around a conversation. They travel with its data, because no other page needs them. */
export function emmaWords(locale: Locale): EmmaWords {
  const t = translator(locale)
  // The cast: `fromEntries` returns plain strings as keys.
  return Object.fromEntries(
    names.map(name => [name, t(`emma-words.${name}`, { time: timeMark })]),
  ) as EmmaWords
}

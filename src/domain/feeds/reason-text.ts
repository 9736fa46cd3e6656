import type { Translate } from '../../i18n/make-translator.ts'
import { translator } from '../../i18n/translate.ts'
import type { FeedOddity, FeedReason } from './feed-reason.values.ts'

/** A reason as a message key with parameters, for later translation. */
export function reasonMessage({ code, params }: FeedReason): { key: string; params: Record<string, string> } {
  // As text: a number must appear as in the document, without separators.
  const said = Object.entries(params).map(([name, value]) => [name, String(value ?? '')])
  return { key: `feeds.reason.${code}`, params: Object.fromEntries(said) }
}

/** Why a job or a whole feed was not imported, or what was irregular, in the reader's language. */
export function reasonText(t: Translate, reason: FeedReason): string {
  const { key, params } = reasonMessage(reason)
  return t(key, params)
}

export function oddityText(t: Translate, { line, reason }: FeedOddity): string {
  const text = reasonText(t, reason)
  return line === null ? text : t('feeds.run.at-line', { line: t('feeds.run.line', { line }), text })
}

/** For operators, in English: the text, then the code with all its parameters. */
export function reasonLine(reason: FeedReason): string {
  const noted = Object.entries(reason.params).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  return `${reasonText(translator('en'), reason)} [${reason.code}${noted.join('')}]`
}

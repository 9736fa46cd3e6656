import type { Locale } from '../../../i18n/locale.ts'
import { fold } from '../../../search/text/fold.ts'
import { stem } from '../../../search/text/stem.ts'
import { tokens } from '../../../search/text/tokens.ts'
import { htmlAsText } from '../../../texts/html-as-text.ts'

/** The stems of a text, each once, as those of ads: "Nachtzuschläge" is found by "Nachtzuschlag". */
export function stemsOf(text: string, locale: Locale): string[] {
  return [...new Set(tokens(text).map(({ raw }) => stem(fold(raw), locale)))]
}

const wordsPerMinute = 200

/** Minutes that reading it aloud to oneself takes, at least one. */
export function readingMinutesOf(html: string): number {
  const words = htmlAsText(html).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}

import { readDescription } from '../../../feed-format/normalise/read-description.ts'
import type { SafeHtml } from '../../../texts/safe-html.ts'

/** An employer's description as sanitised HTML: paragraphs, lines with a dash as lists, short lines ending in a colon as headings. */
export function describeEmployer(text: string): SafeHtml {
  return readDescription([{ heading: null, text }]).html
}

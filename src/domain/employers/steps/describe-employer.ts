import { readDescription } from '../../../feed-format/normalise/read-description.ts'
import type { SafeHtml } from '../../../texts/safe-html.ts'

/**
 * What an employer wrote about itself, as the sanitised HTML that its page shows: paragraphs, lines with a dash as lists,
 * short lines with a colon at the end as headings.
 */
export function describeEmployer(text: string): SafeHtml {
  return readDescription([{ heading: null, text }]).html
}

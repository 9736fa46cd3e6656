import { readDescription } from '../feeds/normalise/read-description.ts'

/**
 * What an employer wrote about itself, as the sanitised HTML that its page shows: paragraphs, lines with a dash as lists,
 * short lines with a colon at the end as headings.
 */
export function describeEmployer(text: string): string {
  return readDescription([{ heading: null, text }]).html
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The other way round, for the field in which it is written; bold print and links are lost. */
export function descriptionAsText(html: string): string {
  return html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<li>/g, '\n- ')
    .replace(/<\/(?:ul|ol|p)>/g, '\n\n')
    .replace(/:?\s*<\/h[34]>/g, ':\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n[ \t]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

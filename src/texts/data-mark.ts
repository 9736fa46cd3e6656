/**
 * Stands between the words of what others wrote. A sentence that carries it throughout reads as a quotation, and instructions in it lose
 * their hold: "datamarking" of Hines et al., arXiv 2403.14720.
 */
export const dataMark = '▪'

/** A text for a language model: on one line, without control and invisible characters, marked between its words. */
export function dataMarked(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(dataMark, ' ')
    .trim()
    .replace(/\s+/g, dataMark)
}

/** What a model wrote, as people read it. */
export function withoutDataMarks(text: string): string {
  return text.replaceAll(dataMark, ' ')
}

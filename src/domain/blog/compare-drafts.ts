import { htmlAsText } from '../../texts/html-as-text.ts'
import { safeArticleHtml } from '../../texts/safe-html.ts'
import { type ArticleDraft, articleFields, articleLocales } from './article.values.ts'

export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string }
export type FieldDiff = { field: string; lines: DiffLine[] }

/** Longer texts are compared as a whole, because the work grows with the square of their lines. */
const mostLines = 600

/** What changes in each field that differs, line by line; lines that stay are left out unless they stand beside a change. */
export function compareDrafts(before: ArticleDraft, after: ArticleDraft): FieldDiff[] {
  const texts = articleLocales.flatMap(locale =>
    articleFields.map(field => {
      const isHtml = field === 'html'
      const linesOf = (draft: ArticleDraft) =>
        isHtml ? linesOfHtml(draft[locale].html) : [draft[locale][field]]
      return { field: `${locale}.${field}`, lines: diffLines(linesOf(before), linesOf(after)) }
    }),
  )
  return texts.filter(({ lines }) => lines.some(({ kind }) => kind !== 'same'))
}

function linesOfHtml(html: string): string[] {
  return htmlAsText(safeArticleHtml(html))
    .split('\n')
    .filter(line => line.trim() !== '')
}

/**
 * The shortest way from one list of lines to another.
 * @internal for its test
 */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const as = (kind: DiffLine['kind'], lines: readonly string[]) =>
    lines.filter(text => text !== '').map(text => ({ kind, text }))
  if (before.length > mostLines || after.length > mostLines)
    return [...as('removed', before), ...as('added', after)]
  const common = commonLengths(before, after)
  const lines: DiffLine[] = []
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length) {
    const [old, fresh] = [before[one] ?? '', after[other] ?? '']
    const isBoth = one < before.length && other < after.length
    if (isBoth && old === fresh) {
      lines.push({ kind: 'same', text: old })
      one++
      other++
    } else if (
      other >= after.length ||
      (isBoth && lengthAt(common, one + 1, other) >= lengthAt(common, one, other + 1))
    ) {
      lines.push({ kind: 'removed', text: old })
      one++
    } else {
      lines.push({ kind: 'added', text: fresh })
      other++
    }
  }
  return nearChanges(lines.filter(({ text }) => text !== ''))
}

/** How many lines the rests from each pair of places have in common. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      const isSame = before[one] === after[other]
      const length = isSame
        ? lengthAt(rows, one + 1, other + 1) + 1
        : Math.max(lengthAt(rows, one + 1, other), lengthAt(rows, one, other + 1))
      rows[one]?.set([length], other)
    }
  }
  return rows
}

function lengthAt(rows: readonly Uint16Array[], one: number, other: number): number {
  return rows[one]?.[other] ?? 0
}

function nearChanges(lines: DiffLine[]): DiffLine[] {
  const isChange = (at: number) => lines[at] !== undefined && lines[at].kind !== 'same'
  return lines.filter((_, at) => isChange(at - 1) || isChange(at) || isChange(at + 1))
}

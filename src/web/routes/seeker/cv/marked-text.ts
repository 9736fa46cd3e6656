export type MarkedLine = { key: number; parts: { text: string; ids: string[] }[] }

type Range = { from: number; to: number; ids: string[] }

/** The lines with each quote marked where it stands first; quotes that overlap are marked together. */
export function markedText(
  lines: readonly string[],
  marks: readonly { id: string; quote: string }[],
): MarkedLine[] {
  const rangesOf = new Map<number, Range[]>()
  for (const { id, quote } of marks) {
    const at = lines.findIndex(line => line.includes(quote))
    const from = lines[at]?.indexOf(quote) ?? -1
    if (from < 0 || quote === '') continue
    rangesOf.set(at, [...(rangesOf.get(at) ?? []), { from, to: from + quote.length, ids: [id] }])
  }
  return lines.map((line, key) => ({ key, parts: partsOf(line, merged(rangesOf.get(key) ?? [])) }))
}

function merged(ranges: readonly Range[]): Range[] {
  const apart: Range[] = []
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1)
    if (last && range.from < last.to) {
      last.to = Math.max(last.to, range.to)
      last.ids.push(...range.ids)
    } else apart.push({ ...range, ids: [...range.ids] })
  }
  return apart
}

function partsOf(line: string, ranges: readonly Range[]): MarkedLine['parts'] {
  const parts: MarkedLine['parts'] = []
  let at = 0
  for (const { from, to, ids } of ranges) {
    if (from > at) parts.push({ text: line.slice(at, from), ids: [] })
    parts.push({ text: line.slice(from, to), ids })
    at = to
  }
  if (at < line.length) parts.push({ text: line.slice(at), ids: [] })
  return parts
}

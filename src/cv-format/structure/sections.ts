import { type Line, partOf } from '../document/line.ts'
import { type SectionKind, sectionKindOf } from './section-words.ts'

export type Section = { kind: SectionKind | 'head'; lines: Line[] }

/** The document as its writer divided it; what stands before the first heading is the head. */
export function intoSections(lines: readonly Line[]): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }]
  const titlePoints = sizeOfTitle(lines)
  for (const line of lines) {
    const heading = headingOf(line)
    if (heading) sections.push({ kind: heading.kind, lines: [] })
    // A name in large letters begins the head again, where a column with contact and skills was read before it.
    else if (titlePoints !== null && (line.sizePoints ?? 0) >= titlePoints)
      sections.push({ kind: 'head', lines: [] })
    const rest = heading ? heading.rest : line
    if (rest) sections.at(-1)?.lines.push(rest)
  }
  return sections.filter(({ kind, lines: own }) => own.length > 0 || kind === 'head')
}

/** From which size on letters are those of the title; null where none stand out. */
function sizeOfTitle(lines: readonly Line[]): number | null {
  const sizes = lines.flatMap(({ sizePoints }) => sizePoints ?? []).sort((one, other) => one - other)
  const usual = sizes[Math.floor(sizes.length / 2)]
  const largest = sizes.at(-1)
  return usual !== undefined && largest !== undefined && largest >= 1.35 * usual ? largest - 0.5 : null
}

export function linesOf(sections: readonly Section[], ...kinds: Section['kind'][]): Line[] {
  return sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines)
}

type Heading = { kind: SectionKind; rest: Line | null }

function headingOf(line: Line): Heading | null {
  const whole = sectionKindOf(line.text)
  if (whole) return { kind: whole, rest: null }
  return headingBeforeRest(line)
}

/** Labels that stand before one fact of a person or of a single position, not before a section. */
const labels =
  /^(?:kontakt|contact|approbation|promotion|taetigkeit(?:en)?|tätigkeit(?:en)?|schwerpunkte?|software|registrierung|anerkennung|facharzt|language|employment|details|arbeit|dissertation|schule|training|praktikum|praxis|karriere)$/i

/** "Sprachen: Deutsch, Englisch", or a heading in the cell before the first entry. */
function headingBeforeRest(line: Line): Heading | null {
  const mark =
    /^([^:\t\n]{2,40}?)\s*(?::|\t)\s*(?=\S)/u.exec(line.text) ?? /^(gelernt habe ich)\s+/i.exec(line.text)
  const name = mark?.[1]
  if (!mark || name === undefined || labels.test(name)) return null
  const kind = sectionKindOf(name)
  return kind ? { kind, rest: partOf(line, mark[0].length) } : null
}

import { fold } from './fold.ts'

export type CompoundLists = {
  linkers: readonly string[]
  parts: ReadonlySet<string>
  /** Last parts that may follow any word. */
  openHeads: ReadonlySet<string>
  /** Words that are never split. */
  whole: ReadonlySet<string>
  stopWords: ReadonlySet<string>
  /** Words without meaning in a job search (Stelle, suche, Nähe). */
  queryNoise: ReadonlySet<string>
  /** Words without meaning next to others, unless they are part of a title (medizinisch, exam.). */
  soft: ReadonlySet<string>
}

/** Parses the sections of the compound list (`[heads]`, `[modifiers]`, …; entries separated by spaces). */
export function readCompoundLists(text: string): CompoundLists {
  const sections = new Map<string, string[]>()
  let current: string[] = []
  for (const line of text.split('\n')) {
    const title = /^\[(\w+)\]/.exec(line)?.[1]
    if (title) {
      current = []
      sections.set(title, current)
    } else if (!line.startsWith('#')) current.push(...line.split(/\s+/).filter(Boolean))
  }
  const words = (...names: string[]) => new Set(names.flatMap(name => sections.get(name) ?? []).map(fold))
  return {
    linkers: (sections.get('linking') ?? []).toSorted((a, b) => a.length - b.length),
    parts: words('heads', 'modifiers', 'more_parts'),
    openHeads: words('open_heads'),
    whole: words('protected'),
    stopWords: words('stopwords_de'),
    queryNoise: words('stopwords_jobs'),
    soft: words('soft'),
  }
}

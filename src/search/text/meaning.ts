/** A concept term and its confidence, 0–1. */
export type Weighted = { term: string; weight: number }

export function isProfession(term: string): boolean {
  return term.startsWith('p:')
}

export function isSpecialty(term: string): boolean {
  return term.startsWith('s:')
}

/** What a phrase means: all groups must match (AND), one term per group is enough (OR). Empty: no meaning. */
export type Meaning = readonly (readonly Weighted[])[]

/**
 * Parses `facharzt, arzt*0.7 + s:kardiologie`: `+` separates groups, `,` alternatives, `*` precedes the weight. Ids without a prefix are
 * professions; `s:` are specialties, `x:` places of work, working times and other fields.
 */
export function readMeaning(text: string): Meaning {
  return text
    .split('+')
    .map(group => group.split(',').map(readWeighted).filter(isWeighted))
    .filter(group => group.length > 0)
}

function readWeighted(text: string): Weighted | null {
  const [id = '', weight = '1'] = text.trim().split('*')
  return id === '' ? null : { term: id.includes(':') ? id : `p:${id}`, weight: Number(weight) }
}

function isWeighted(value: Weighted | null): value is Weighted {
  return value !== null
}

/** The maximum weight of each term across all lists. */
export function strongest(...lists: (readonly Weighted[])[]): Weighted[] {
  const best = new Map<string, number>()
  for (const list of lists) {
    for (const { term, weight } of list) best.set(term, Math.max(weight, best.get(term) ?? 0))
  }
  return [...best].map(([term, weight]) => ({ term, weight }))
}

/** A word listed under several professions means any of them. */
export function union(present: Meaning, added: Meaning): Meaning {
  const [one] = present
  const [other] = added
  if (present.length !== 1 || added.length !== 1 || !one || !other) return present
  return [[...one, ...other.filter(entry => !one.some(known => known.term === entry.term))]]
}

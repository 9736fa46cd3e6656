import { findProfessions } from '../../vocabulary/titles/find-professions.ts'
import { professionsBeside, relatedProfessions } from '../../vocabulary/titles/related-professions.ts'
import { helpful, type LittleFound, type Way } from './ways-out.ts'

const mostProfessions = 2
/** Each costs a search. */
const mostProfessionsTried = 2

/** The same search for professions close to the one that was chosen or named. */
export function otherProfessions(found: LittleFound): Way[] {
  const [chosen] = found.params.profession
  return chosen === undefined ? professionsInWords(found) : professionsChosen(found, chosen)
}

function professionsChosen(found: LittleFound, chosen: string): Way[] {
  const { params, answer } = found
  const counts = new Map(answer.facets.profession.map(({ value, count }) => [value, count]))
  const ways = relatedProfessions(chosen)
    .filter(profession => !params.profession.includes(profession))
    .map((profession): Way => {
      const count = counts.get(profession) ?? 0
      return {
        kind: 'profession',
        profession,
        count,
        params: { ...params, profession: [profession], page: 1 },
      }
    })
  return helpful(ways, found).slice(0, mostProfessions)
}

/** The profession in the words is replaced by a related one. */
function professionsInWords(found: LittleFound): Way[] {
  const { params, nameOf, count } = found
  const [named] = findProfessions(params.q)
  const [first, ...more] = named?.words ?? []
  if (!named || first === undefined) return []
  const others = more.reduce((rest, word) => rest.replace(word, ''), params.q)
  const ways: Way[] = []
  for (const profession of professionsBeside(named.id).slice(0, mostProfessionsTried)) {
    if (ways.length === mostProfessions) break
    const q = others
      .replace(first, () => nameOf(profession))
      .replace(/\s+/g, ' ')
      .trim()
    const there = { ...params, q, page: 1 }
    ways.push(...helpful([{ kind: 'profession', profession, params: there, count: count(there) }], found))
  }
  return ways
}

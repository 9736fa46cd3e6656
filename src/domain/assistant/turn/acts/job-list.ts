import { listPublicJobs } from '../../../job-search/steps/list-public-jobs.ts'
import { keysOf } from '../../understanding/phrase.ts'
import type { Reference } from '../../understanding/reference.ts'
import type { Asked } from '../answer.ts'

/** The ads that were pointed at, by their ids; none when there are none such. */
export async function pointedAt(asked: Asked, references: readonly Reference[]): Promise<number[]> {
  const { state } = asked
  if (references.length === 0) return inFocus(asked)
  const ids = new Set<number>()
  for (const each of references) {
    if (each.kind === 'at') add(state.shown[each.index])
    else if (each.kind === 'last') add(state.shown.at(-1 - (each.before ?? 0)))
    else if (each.kind === 'beside') add(besideFocus(asked, each.by))
    else if (each.kind === 'this') for (const id of inFocus(asked)) add(id)
    else for (const id of await namedBy(asked, each.text)) add(id)
  }
  return [...ids]

  function add(id: number | undefined) {
    if (id !== undefined) ids.add(id)
  }
}

/** The one before or after the ad that was talked about, in the list as it was shown. */
function besideFocus({ state }: Asked, by: number): number | undefined {
  const at = state.focus === null ? -1 : state.shown.indexOf(state.focus)
  return at < 0 ? undefined : state.shown[at + by]
}

/** The ad whose page is open, that was last talked about, or that heads the list. */
function inFocus({ page, state }: Asked): number[] {
  if (page.kind === 'job') return [page.jobId]
  const id = state.focus ?? state.shown[0]
  return id === undefined ? [] : [id]
}

const small = new Set(
  keysOf('der die das dem den des the in im am an bei beim von vom aus klinik stelle job'),
)
const leastOfName = 4

/** "Geburtsklinik" is "Geburtsklinik Herzogenau", "Hamburg" is "Hamburg-Altona". */
function isNamed(word: string, said: string): boolean {
  return word === said || (said.length >= leastOfName && word.startsWith(said))
}

/** Of the ads that were shown, those whose employer, title or town has the words. */
async function namedBy({ ctx, state }: Asked, text: string): Promise<number[]> {
  const wanted = keysOf(text).filter(key => !small.has(key))
  if (wanted.length === 0) return []
  const jobs = await listPublicJobs(ctx, state.shown)
  return jobs
    .filter(({ employer, title, places }) => {
      const keys = keysOf([employer.name, title, ...places.map(({ name }) => name)].join(' '))
      return wanted.every(key => keys.some(each => isNamed(each, key)))
    })
    .map(({ id }) => id)
    .slice(0, 1)
}

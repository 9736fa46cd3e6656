import type { Locale } from '../../../../i18n/locale.ts'
import type { JobSearchParamName, JobSearchParams } from '../../../job-search/job.schema.ts'
import { noJobSearchParams } from '../../../job-search/job.schema.ts'
import { understandSearch } from '../../../job-search/understand-search.ts'
import { isOrdinaryWord } from '../ordinary-words.ts'
import { keysOf } from '../phrase.ts'
import { isWholeRange } from './named-things.ts'

// What says that something is allowed, not wanted.
const allows =
  /(?<!\p{L})(?:ok|okay|okey|oke|in ordnung|kein problem|kein thema|kein ding|keine einwände|geht auch|gehen auch|ginge auch|geht mit|ok after all|fine after all|gingen auch|geht schon|ginge schon|geht für mich|geht klar|passt auch|passt schon|passt für mich|passt mir|auch möglich|wäre möglich|ist möglich|wäre machbar|machbar|stört mich nicht|stören mich nicht|macht mir nichts|machen mir nichts|nichts dagegen|nichts gegen|nix gegen|darf auch|darf ruhig|dürfen auch|kann auch|kein hindernis|kein ausschluss|wurscht|würde ich auch machen|mache ich auch|mach ich auch|kann ich auch|is fine|are fine|fine with|fine by me|fine too|be fine|is ok|is okay|are ok|are okay|no problem|not a problem|do not mind|don't mind|don’t mind|wouldn't mind|would not mind|works too|works for me|is alright|all right|acceptable|possible too)(?!\p{L})/iu
const refuses = /(?<!\p{L})(?:kein|keine|keinen|ohne|nicht|nur|no|not|without|only|never|nie)(?!\p{L})/iu
const clauses = /\s*(?:[,;.!]|(?<!\p{L})(?:aber|but|sonst|dafür|hauptsache)(?!\p{L}))\s*/giu
const notOfWork: ReadonlySet<string> = new Set<JobSearchParamName>([
  'place',
  'radius',
  'state',
  'country',
  'employer',
])

export type Permission = {
  /** The text without what only allows something. */
  rest: string
  /** The search so far with that allowed. */
  before: JobSearchParams | null
}

/**
 * What is only allowed never narrows a search: "Nachtdienst wäre ok" takes back that nights were refused, adds to what was chosen, or
 * changes nothing. Null when nothing is said so.
 */
export function readPermission(
  text: string,
  before: JobSearchParams | null,
  locale: Locale,
): Permission | null {
  if (!allows.test(text)) return null
  let changed = before
  let isFound = false
  const rest = text
    .split(clauses)
    .filter(clause => {
      const thing = thingIn(clause)
      const allowed = thing === null ? null : allowedBy(thing, locale)
      if (!allowed) return true
      isFound = true
      changed = changed && withAllowed(changed, allowed)
      return false
    })
    .join(', ')
  return isFound ? { rest: /\p{L}/u.test(rest) ? rest : '', before: changed } : null
}

/** What a clause allows, without the words that allow it; null for one that allows nothing. */
function thingIn(clause: string): string | null {
  const said = clause
    .replace(/(?<!\p{L})on[- ]call(?!\p{L})/giu, 'Rufbereitschaft')
    .replace(
      /nichts gegen|nix gegen|stört mich nicht|stören mich nicht|no problem|not a problem|(?:do not|don['’]t|would not|wouldn['’]t) mind|kein(?:e)? (?:problem|thema|ding|einwände|hindernis|ausschluss)/giu,
      ' ok ',
    )
  if (!allows.test(said) || refuses.test(said)) return null
  const thing = keysOf(said.replace(new RegExp(allows, 'giu'), ' '))
    .filter(key => !isOrdinaryWord(key))
    .join(' ')
  return thing === '' ? null : thing
}

type Allowed = { refused: Partial<JobSearchParams>; wanted: Partial<JobSearchParams> }

function allowedBy(thing: string, locale: Locale): Allowed | null {
  const read = (q: string) => understandSearch({ ...noJobSearchParams, q }, locale)
  const refused = read(`ohne ${thing}`)
  const wanted = read(thing)
  const names = [...Object.keys(refused.understood?.set ?? {}), ...Object.keys(wanted.understood?.set ?? {})]
  // "Hamburg ginge auch" and "Arzthelferin wäre ok" say what is looked for.
  const isOfWork = names.length > 0 && !names.some(name => notOfWork.has(name))
  const isWhole = refused.params.q === '' || wanted.params.q === ''
  if (!isOfWork || !isWhole) return null
  return {
    refused: refused.params.q === '' ? (refused.understood?.set ?? {}) : {},
    wanted: wanted.params.q === '' ? (wanted.understood?.set ?? {}) : {},
  }
}

/** No longer refused; beside what was chosen of its kind, chosen as well. */
function withAllowed(before: JobSearchParams, { refused, wanted }: Allowed): JobSearchParams {
  const next: JobSearchParams = { ...before, page: 1 }
  const opposites = new Set((refused.without ?? []).map(each => `no-${each}`))
  next.without = before.without.filter(each => !refused.without?.includes(each))
  next.shift = before.shift.filter(each => !opposites.has(each))
  if (refused.agencies === 'without') next.agencies = null
  for (const [name, value] of Object.entries(wanted)) {
    // The cast: keys of a Partial<JobSearchParams>.
    const old: unknown = before[name as JobSearchParamName]
    if (name === 'without' || !Array.isArray(old) || !Array.isArray(value) || old.length === 0) continue
    const all = [...new Set<unknown>([...next[name as 'shift'], ...value])]
    Object.assign(next, { [name]: isWholeRange(name, all) ? [] : all })
  }
  return next
}

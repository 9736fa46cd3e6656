import { dataFile } from '../vocabulary/data-file.ts'

export type GuideLocale = 'de' | 'en'
export type GuideCountry = 'de' | 'at' | 'ch'

/** A short text of our own, as it lies in `data/guide/`. */
export type GuideText = {
  id: string
  /** Questions that it answers, in either language: what counts is which concepts of `words.json` they are made of. */
  asks?: string[]
  /** What a profession is called: it answers what that is. */
  names?: string[]
  de: { title: string; text: string }
  en: { title: string; text: string }
  /** Pages of the site that say so, by their name. */
  pages?: string[]
  authorities?: string[]
  /** Texts that may be asked for next. */
  next: string[]
  /** The texts that say the same of other countries. */
  countries?: Partial<Record<GuideCountry, string>>
  /** The day on which a person compared it with its sources, as `YYYY-MM-DD`. */
  checkedOn: string
}

type Page = Record<GuideLocale, { label: string; address: string }>

export type Guide = {
  texts: GuideText[]
  /** Those that answer questions about the site itself, which need no question word: "Konto löschen". */
  siteIds: ReadonlySet<string>
  /** The file that each text lies in: texts of one are about one field. */
  fieldOf: ReadonlyMap<string, string>
  pages: Record<string, Page>
  authorities: Record<string, Record<GuideLocale, string>>
}

const ofSite = ['site', 'employers']
const ofField = ['recognition', 'field', 'working-life', 'everyday', 'professions']

let loaded: Guide | undefined

/** Read on first use. */
export function guide(): Guide {
  loaded ??= readGuide()
  return loaded
}

/** Ways of saying things as people type them, by what is meant: a text of the guide, or what somebody wants of the assistant. */
export type Sayings = {
  guide: Record<string, readonly string[]>
  plain: Record<string, readonly string[]>
  job: Record<string, readonly string[]>
  /** What is neither, so that nothing is taken for what it is not. */
  other: Record<string, readonly string[]>
}

/** Reads them anew: whoever compares texts with them keeps an index of its own. */
export function guideSayings(): Sayings {
  // The file is ours; its shape is verified by a test of whoever reads it.
  return JSON.parse(dataFile('guide/sayings.json')) as Sayings
}

function readGuide(): Guide {
  // The files are ours; their shape is verified by a test beside this.
  const fieldOf = new Map<string, string>()
  const textsOf = (name: string) => {
    const texts = JSON.parse(dataFile(`guide/${name}.json`)) as GuideText[]
    for (const { id } of texts) fieldOf.set(id, name)
    return texts
  }
  const site = ofSite.flatMap(textsOf)
  const sources = JSON.parse(dataFile('guide/sources.json')) as Pick<Guide, 'pages' | 'authorities'>
  return {
    texts: [...site, ...ofField.flatMap(textsOf)],
    siteIds: new Set(site.map(({ id }) => id)),
    fieldOf,
    ...sources,
  }
}

import { RecentMap } from '../../../basics/remember.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { type ByteText, byteText } from './byte-text.ts'

type Facet = readonly { value: string; count: number }[]

/** Of each facet; bounded, because chosen values come here from requests. */
const mostValues = 2_000

/** An option up to its count, by locale, facet and value: of every answer more than half is options that differ in nothing but the count. */
const known: Record<Locale, Map<string, RecentMap<string, string>>> = { de: new Map(), en: new Map() }

/** What `facetsJson` says, as text. */
export function facetsText(facets: Record<string, Facet>, locale: Locale): ByteText {
  let text = ''
  for (const [name, options] of Object.entries(facets)) {
    const beginnings = known[locale].get(name) ?? beginningsOf(name, locale)
    let list = ''
    for (const { value, count } of options) {
      const beginning = beginnings.get(value) ?? begin(beginnings, name, value, locale)
      list += list === '' ? `${beginning}${count}}` : `,${beginning}${count}}`
    }
    text += `${text === '' ? '' : ','}"${name}":[${list}]`
  }
  return `{${text}}` as ByteText
}

function beginningsOf(name: string, locale: Locale): RecentMap<string, string> {
  const beginnings = new RecentMap<string, string>(mostValues)
  known[locale].set(name, beginnings)
  return beginnings
}

function begin(beginnings: RecentMap<string, string>, name: string, value: string, locale: Locale): string {
  const option = byteText({ value, label: jobValueLabel(name, value, locale) })
  const beginning = `${option.slice(0, -1)},"count":`
  beginnings.set(value, beginning)
  return beginning
}

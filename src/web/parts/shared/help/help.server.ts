import { fold } from '../../../../basics/fold.ts'
import { limits } from '../../../../config/limits.ts'
import { findGuideAnswer } from '../../../../guide/find-guide-answer.ts'
import { type GuideText, guide } from '../../../../guide/guide-text.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { href } from '../../../addresses.ts'

export type HelpLink = { id: string; title: string; to: string }

const groups = [
  { key: 'site', isOfSite: true },
  { key: 'field', isOfSite: false },
] as const

/** All articles in two groups: about this site, and about the field. */
export function helpGroups(locale: Locale): { key: (typeof groups)[number]['key']; articles: HelpLink[] }[] {
  const { texts, siteIds } = guide()
  return groups.map(({ key, isOfSite }) => ({
    key,
    articles: texts.filter(({ id }) => siteIds.has(id) === isOfSite).map(text => helpLink(text, locale)),
  }))
}

export function findHelpArticle(id: string): GuideText | null {
  return guide().texts.find(text => text.id === id) ?? null
}

/** The pages and authorities that say so, and what may be asked next. */
export function helpArticle(text: GuideText, locale: Locale) {
  const { pages, authorities, texts } = guide()
  const next = text.next.flatMap(id => texts.filter(other => other.id === id))
  return {
    id: text.id,
    ...text[locale],
    checkedOn: text.checkedOn,
    pages: (text.pages ?? []).flatMap(name => {
      const page = pages[name]?.[locale]
      return page ? [{ label: page.label, to: page.address }] : []
    }),
    authorities: (text.authorities ?? []).flatMap(name => authorities[name]?.[locale] ?? []),
    next: next.map(other => helpLink(other, locale)),
  }
}

/** Articles that a text asks for, the likeliest first: by what it means, then by its words. */
export function searchHelp(asked: string, locale: Locale, limit: number = limits.helpShown): HelpLink[] {
  const { texts } = guide()
  const answer = findGuideAnswer(asked.slice(0, limits.assistantTextChars), { locale })
  const meant = answer
    ? texts.filter(
        text => text.id === answer.id || answer.others.some(({ label }) => label === text[locale].title),
      )
    : []
  meant.sort((one, other) => Number(other.id === answer?.id) - Number(one.id === answer?.id))
  const words = [...new Set(fold(asked).split(/[^\p{L}\p{N}]+/u))]
    .filter(word => word.length >= 3)
    .slice(0, 20)
  const counted = texts
    .map(text => ({ text, score: scoreOf(text, words, locale) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const all = [...meant, ...counted.map(({ text }) => text)]
  return [...new Map(all.map(text => [text.id, helpLink(text, locale)])).values()].slice(0, limit)
}

/** Few articles that a message may be answered by; none in doubt, because they stand between a person and an answer. */
export function proposedHelp(message: string, locale: Locale): HelpLink[] {
  const answer = findGuideAnswer(message.slice(0, limits.assistantTextChars), { locale })
  if (!answer) return []
  const titles = [
    answer.title,
    ...(answer.certainty === 'maybe' ? answer.others.map(({ label }) => label) : []),
  ]
  return guide()
    .texts.filter(text => titles.includes(text[locale].title))
    .sort((one, other) => titles.indexOf(one[locale].title) - titles.indexOf(other[locale].title))
    .slice(0, limits.helpProposed)
    .map(text => helpLink(text, locale))
}

/** Every word must be found, in the title for more. */
function scoreOf(text: GuideText, words: readonly string[], locale: Locale): number {
  const title = fold(text[locale].title)
  const whole = fold(text[locale].text)
  let score = 0
  for (const word of words) {
    if (title.includes(word)) score += 3
    else if (whole.includes(word)) score += 1
    else return 0
  }
  return score
}

function helpLink(text: GuideText, locale: Locale): HelpLink {
  return { id: text.id, title: text[locale].title, to: href('help-article', locale, { id: text.id }) }
}

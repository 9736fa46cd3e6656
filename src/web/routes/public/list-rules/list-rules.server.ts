import { describeCriteria } from '../../../../domain/matching/describe-match.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { asHeading } from '../../../parts/shared/fit-view.server.ts'

export type ListRulesView = ReturnType<typeof listRulesView>

/** These texts travel with the page's data, because no other page needs them. The tables are those that order the list. */
export function listRulesView(locale: Locale) {
  const t = translator(locale)
  const { gates, criteria } = describeCriteria(locale)
  const part = (name: string, texts: readonly string[]) => ({
    title: t(`list-rules.${name}.title`),
    texts: texts.map(text => t(`list-rules.${name}.${text}`)),
  })
  return {
    title: t('list-rules.title'),
    description: t('list-rules.description'),
    intro: t('list-rules.intro'),
    gates: {
      ...part('gates', ['text']),
      rows: gates.map(({ key, name, reads }) => ({ key, name: asHeading(name), reads })),
    },
    criteria: {
      ...part('criteria', ['text']),
      head: ['name', 'reads', 'weight'].map(column => t(`list-rules.criteria.${column}`)),
      rows: criteria.map(({ key, name, reads, weight }) => ({ key, name: asHeading(name), reads, weight })),
    },
    also: part('also', ['employers', 'applied', 'featured', 'beside']),
    not: part('not', ['traits', 'behaviour']),
    you: part('you', ['profile', 'rules', 'out']),
    links: { rules: t('list-rules.you.rules-link'), account: t('list-rules.you.account-link') },
    search: part('search', ['text']),
  }
}

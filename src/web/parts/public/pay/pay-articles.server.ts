import { listPublished } from '../../../../domain/blog/public/list-published.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { guide } from '../../../../guide/guide-text.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { Category } from '../../../../vocabulary/jobs/job.values.ts'
import { href } from '../../../addresses.ts'

const mostPosts = 3
/** What people who look at pay ask next; articles of the guide, by id. */
const forAll = ['gross-net', 'pay-talk', 'thirteenth-salary', 'countries-pay'] as const
const ofGroup: Record<Category, readonly string[]> = {
  doctors: ['on-call', 'tv-l', 'specialist-training'],
  nursing: ['tvoed', 'avr', 'night-allowance', 'further-nursing'],
  mfa: ['mfa', 'part-time', 'tvoed'],
  zfa: ['zfa', 'part-time'],
  therapeutic: ['physio', 'tvoed', 'avr'],
  research: ['tv-l', 'contract-terms'],
  administration: ['tvoed', 'tv-l', 'home-office'],
}

/** Articles of the guide and of the blog about pay, those of the group first. */
export async function payArticles(ctx: Context, category: Category | null) {
  const { locale } = ctx
  const ids: readonly string[] = [...(category === null ? [] : ofGroup[category]), ...forAll]
  const texts = ids.flatMap(id => guide().texts.find(text => text.id === id) ?? [])
  const words = translator(locale)('pay-words.article-words')
  const { cards } = await listPublished(ctx, { words, tag: null, author: null, series: null, page: 1 })
  return [
    ...cards.slice(0, mostPosts).map(({ title, slug }) => ({
      label: title,
      to: href('blog-article', locale, { slug }),
    })),
    ...texts.map(text => ({ label: text[locale].title, to: href('help-article', locale, { id: text.id }) })),
  ]
}

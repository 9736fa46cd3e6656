import { expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { makePerson } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { fullAd } from '../../../../tests/support/roles.ts'
import type { Context } from '../../caller/context.ts'
import { postJob } from '../../job-ads/post-job.ts'
import { adRuleSchema } from './ad-rule.schema.ts'
import { adRuleNames } from './ad-rule.values.ts'
import { changeAdRule, readAdRules } from './change-ad-rules.ts'
import { type JudgedAd, rulesMet } from './rules-met.ts'

const db = await testDatabase()
const operator = testContext(db)

const plain: JudgedAd = {
  title: 'Pflegefachkraft (m/w/d)',
  descriptionHtml: '<p>Sie pflegen auf unserer Station. Rückfragen am Telefon.</p>',
  applyUrl: 'https://klinik.example/bewerben',
  category: 'nursing',
  payMonthMaxEur: 4_200,
  isFirst: false,
}
const all = adRuleNames.map(rule => ({ rule, mode: 'mark' as const, words: ['Schnellverdiener', 'Zürich'] }))

it.each<[string, Partial<JudgedAd>]>([
  ['words', { title: 'Für Schnellverdiener' }],
  ['words', { descriptionHtml: '<p>in ZÜRICH</p>' }],
  ['high-pay', { payMonthMaxEur: 12_000 }],
  ['high-pay', { payMonthMaxEur: 30_000, category: 'doctors' }],
  ['new-employer', { isFirst: true }],
  ['short-links', { applyUrl: 'https://bit.ly/3xY' }],
  ['short-links', { descriptionHtml: '<a href="https://tinyurl.com/abc">hier</a>' }],
  ['messengers', { descriptionHtml: '<p>Melden Sie sich per WhatsApp.</p>' }],
  ['messengers', { applyUrl: 'https://wa.me/491700000' }],
  ['asks-money', { descriptionHtml: '<p>Vorab fällt eine Bearbeitungsgebühr an.</p>' }],
])('an ad meets the rule “%s”', (rule, differs) => {
  expect(rulesMet(all)({ ...plain, ...differs })).toEqual([rule])
})

it.each([
  ['Genève', '<p>in Gene\u0300ve</p>'],
  ['geneve', '<p>GENÈVE</p>'],
  ['Straße 5', '<p>an der STRASSE <b>5</b></p>'],
  ['schnell & reich', '<p>schnell &amp; reich</p>'],
  ['+', '<p>1 + 1</p>'],
  ['Müßiggänger', '<p>Muessigga\u0308nger</p>'],
])('a word is found however it is written: %s in %s', (word, descriptionHtml) => {
  const rules = [{ rule: 'words' as const, mode: 'mark' as const, words: [word] }]
  expect(rulesMet(rules)({ ...plain, descriptionHtml })).toEqual(['words'])
})

it('an ordinary ad meets none, also not by a part of a word, and rules that are off are not asked', () => {
  expect(rulesMet(all)(plain)).toEqual([])
  expect(rulesMet(all)({ ...plain, title: 'Zürichsee' })).toEqual([])
  expect(rulesMet(all)({ ...plain, category: 'doctors', payMonthMaxEur: 12_000 })).toEqual([])
  expect(rulesMet([{ rule: 'new-employer', mode: 'off', words: [] }])({ ...plain, isFirst: true })).toEqual(
    [],
  )
})

it('the rule about words needs some, unless it is off', () => {
  const isFine = (mode: string, words?: string) =>
    adRuleSchema.safeParse({ rule: 'words', mode, words }).success
  expect([isFine('mark'), isFine('review', ' \n '), isFine('review', 'Kaution'), isFine('off')]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(adRuleSchema.safeParse({ rule: 'high-pay', mode: 'mark' }).success).toBe(true)
})

it('a rule on trial only marks; one that asks for a review keeps the ad back', async () => {
  const person = await makePerson(db, { role: 'employer' })
  const post = async () => {
    const employerId = await makeEmployer(db, { name: `Neues Haus ${Math.random()}` })
    const ctx: Context = {
      ...operator,
      actor: { ...person, memberships: [{ employerId, role: 'owner' }] },
    }
    return postJob(ctx, { employerId, ad: { fields: fullAd } })
  }
  expect((await post()).status).toBe('published')
  await changeAdRule(operator, { rule: 'new-employer', mode: 'mark', words: [] })
  const marked = await post()
  expect(marked.status).toBe('published')
  expect((await readAdRules(operator)).marked).toMatchObject([{ id: marked.jobId, marks: ['new-employer'] }])
  await changeAdRule(operator, { rule: 'new-employer', mode: 'review', words: [] })
  expect((await post()).status).toBe('in-review')
})

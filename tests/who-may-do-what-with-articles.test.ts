import { expect, it } from 'vitest'
import { emptyDraft } from '../src/domain/blog/article.values.ts'
import { exportArticles } from '../src/domain/blog/exchange/export-articles.ts'
import { importArticles } from '../src/domain/blog/exchange/import-articles.ts'
import {
  deleteBlogPerson,
  deleteBlogTerm,
  listBlogLists,
  saveBlogPerson,
  saveBlogTerm,
} from '../src/domain/blog/lists/blog-lists.ts'
import { makePreview, readPreview } from '../src/domain/blog/preview-article.ts'
import { listForFeed, listPublished, listSitemapArticles } from '../src/domain/blog/public/list-published.ts'
import { readCard } from '../src/domain/blog/public/read-card.ts'
import { readPublished } from '../src/domain/blog/public/read-published.ts'
import {
  archiveArticle,
  deleteArticle,
  publishArticle,
  scheduleArticle,
  unarchiveArticle,
  withdrawArticle,
} from '../src/domain/blog/publish-article.ts'
import { listVersions, readArticle, readVersion } from '../src/domain/blog/read-article.ts'
import {
  addPictures,
  autosaveArticle,
  createArticle,
  restoreVersion,
  saveArticle,
} from '../src/domain/blog/save-article.ts'
import { submitArticle } from '../src/domain/blog/submit-article.ts'
import { system } from '../src/domain/caller/actor.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { accountContext } from './support/account.ts'
import { testDatabase } from './support/database.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = accountContext(db)
const { roles: people, employerId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
type Role = keyof typeof roles
const everyone = Object.keys(roles) as Role[]
const editors: Role[] = everyone.filter(role => role === 'admin')
const editor = await people.admin()
const operator: Context = { ...base, actor: system }

let count = 0
const markdown = () => {
  count++
  return { name: `a-${count}.md`, text: `---\ntitle: Artikel ${count}\ndate: 2026-01-02\n---\nEin Text.` }
}

/** A published article and its address. */
async function shown(): Promise<{ id: number; version: number; slug: string }> {
  await importArticles(operator, { files: [markdown()], locale: 'de', asDrafts: false })
  const { id } = await db
    .selectFrom('blog_articles')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id, version: 1, slug: `artikel-${count}` }
}

async function draft(): Promise<{ id: number; version: number }> {
  const { id, version } = await shown()
  await db.updateTable('blog_articles').set({ publish_at: null }).where('id', '=', id).execute()
  return { id, version }
}

const question = { words: '', tag: null, author: null, series: null, page: 1 }
const person = () => ({
  id: null,
  name: `P ${count++}`,
  roleDe: 'a',
  roleEn: 'b',
  aboutDe: '',
  aboutEn: '',
})
const inAWeek = () => new Date(base.now().getTime() + 7 * 86_400_000)

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['listPublished', everyone, ctx => listPublished(ctx, question)],
  ['listForFeed', everyone, ctx => listForFeed(ctx)],
  ['listSitemapArticles', everyone, ctx => listSitemapArticles(ctx)],
  ['readPublished', everyone, async ctx => readPublished(ctx, (await shown()).slug)],
  ['readCard', everyone, async ctx => readCard(ctx, { id: (await shown()).id, locale: 'de' })],
  [
    'readPreview (by link)',
    everyone,
    async ctx => readPreview(ctx, (await makePreview({ ...base, actor: editor }, (await draft()).id)).token),
  ],
  ['readPreview (wrong link)', [], ctx => readPreview(ctx, 'x')],
  ['makePreview', editors, async ctx => makePreview(ctx, (await draft()).id)],
  ['createArticle', editors, ctx => createArticle(ctx)],
  ['readArticle', editors, async ctx => readArticle(ctx, (await draft()).id)],
  ['listVersions', editors, async ctx => listVersions(ctx, (await draft()).id)],
  ['readVersion', editors, async ctx => readVersion(ctx, { id: (await draft()).id, number: 1 })],
  ['autosaveArticle', editors, async ctx => autosaveArticle(ctx, { ...(await draft()), draft: emptyDraft })],
  ['saveArticle', editors, async ctx => saveArticle(ctx, { ...(await draft()), draft: emptyDraft })],
  [
    'submitArticle',
    editors,
    async ctx => submitArticle(ctx, { ...(await draft()), draft: emptyDraft, go: null }),
  ],
  ['restoreVersion', editors, async ctx => restoreVersion(ctx, { ...(await draft()), number: 1 })],
  ['addPictures', editors, async ctx => addPictures(ctx, { id: (await draft()).id, fileIds: [] })],
  ['publishArticle', editors, async ctx => publishArticle(ctx, await draft())],
  [
    'scheduleArticle',
    editors,
    async ctx => scheduleArticle(ctx, { ...(await draft()), at: inAWeek(), until: null }),
  ],
  ['archiveArticle', editors, async ctx => archiveArticle(ctx, await shown())],
  [
    'unarchiveArticle',
    editors,
    async ctx => {
      const seen = await shown()
      await archiveArticle({ ...base, actor: editor }, seen)
      return unarchiveArticle(ctx, seen)
    },
  ],
  [
    'withdrawArticle',
    editors,
    async ctx => {
      const { id, version } = await shown()
      await db.updateTable('blog_articles').set({ publish_at: inAWeek() }).where('id', '=', id).execute()
      return withdrawArticle(ctx, { id, version })
    },
  ],
  ['deleteArticle', editors, async ctx => deleteArticle(ctx, await draft())],
  ['listBlogLists', editors, ctx => listBlogLists(ctx)],
  ['saveBlogPerson', editors, ctx => saveBlogPerson(ctx, person())],
  [
    'saveBlogTerm',
    editors,
    ctx => saveBlogTerm(ctx, { id: null, kind: 'tag', nameDe: `T ${count++}`, nameEn: 'T' }),
  ],
  ['deleteBlogPerson', editors, ctx => deleteBlogPerson(ctx, { id: 99_999 })],
  ['deleteBlogTerm', editors, ctx => deleteBlogTerm(ctx, { id: 99_999 })],
  ['exportArticles', [...editors, 'operator'], ctx => exportArticles(ctx, 'ghost.json')],
  [
    'importArticles',
    [...editors, 'operator'],
    ctx => importArticles(ctx, { files: [markdown()], locale: 'de', asDrafts: true }),
  ],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})

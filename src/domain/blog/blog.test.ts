import { readdirSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { berlinMoment } from '../../basics/berlin.ts'
import { guest, system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, Gone, Invalid, NotFound } from '../caller/errors.ts'
import { type ArticleDraft, emptyDraft } from './article.values.ts'
import { articlePartsOf } from './article-parts.ts'
import { exportArticles } from './exchange/export-articles.ts'
import { importArticles } from './exchange/import-articles.ts'
import { deleteBlogPerson, listBlogLists, saveBlogPerson, saveBlogTerm } from './lists/blog-lists.ts'
import { makePreview, readPreview } from './preview-article.ts'
import { listForFeed, listPublished, listSitemapArticles } from './public/list-published.ts'
import { readPublished } from './public/read-published.ts'
import { archiveArticle, deleteArticle, scheduleArticle, withdrawArticle } from './publish-article.ts'
import { listVersions, readArticle } from './read-article.ts'
import { autosaveArticle, createArticle, restoreVersion, saveArticle } from './save-article.ts'
import { submitArticle } from './submit-article.ts'

const db = await testDatabase()
let now = new Date('2026-11-25T09:00:00Z')
const base: Context = { ...accountContext(db), now: () => now, actor: guest }
const editor = await openEditor()
const asGuest = (locale: 'de' | 'en' = 'de') => ({ ...base, locale })

await saveBlogPerson(editor, {
  id: null,
  name: 'Mara Lindt',
  roleDe: 'Redakteurin',
  roleEn: 'Editor',
  aboutDe: '',
  aboutEn: '',
})
await saveBlogTerm(editor, { id: null, kind: 'tag', nameDe: 'Gehalt', nameEn: 'Pay' })
await saveBlogTerm(editor, { id: null, kind: 'series', nameDe: 'Reihe', nameEn: 'Series' })
const { people, terms } = await listBlogLists(editor)
const [person] = people
const tag = terms.find(({ kind }) => kind === 'tag')
const series = terms.find(({ kind }) => kind === 'series')

async function openEditor(): Promise<Context> {
  const { userId } = await makePerson(db, { name: 'Edda' })
  const { id } = await db
    .insertInto('admin_users')
    .values({
      auth_user_id: userId,
      email: 'e@blog.example',
      first_name: 'Edda',
      last_name: 'W',
      role: 'editor',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...base, actor: { kind: 'admin', userId, adminId: id, sessionId: 'x', role: 'editor' } }
}

let count = 0
const draftOf = (more: Partial<ArticleDraft> = {}): ArticleDraft => {
  count++
  return {
    ...emptyDraft,
    de: {
      title: `Nachtzuschläge ${count}`,
      slug: `nachtzuschlaege-${count}`,
      excerpt: 'Was nachts gezahlt wird.',
      html: '<h2>Wann</h2><p>Nachts arbeiten viele Pflegekräfte.</p>',
      coverAlt: '',
    },
    en: {
      title: `Night pay ${count}`,
      slug: `night-pay-${count}`,
      excerpt: 'What is paid at night.',
      html: '<p>Many nurses work at night.</p>',
      coverAlt: '',
    },
    authorId: person?.id ?? null,
    tagIds: tag ? [tag.id] : [],
    ...more,
  }
}

async function shown(draft = draftOf()): Promise<{ id: number; version: number; draft: ArticleDraft }> {
  const { id } = await createArticle(editor)
  await submitArticle(editor, { id, version: 1, draft, go: { move: 'publish' } })
  return { id, version: 2, draft }
}

async function newTag(nameDe: string): Promise<number> {
  await saveBlogTerm(editor, { id: null, kind: 'tag', nameDe, nameEn: nameDe })
  const made = (await listBlogLists(editor)).terms.find(term => term.nameDe === nameDe)
  return made?.id ?? 0
}

const read = async (slug: string, locale: 'de' | 'en' = 'de') => {
  const answer = await readPublished(asGuest(locale), slug)
  return answer.kind === 'article' ? answer.article : answer
}

it('readers see a planned article from its minute on, without anything having to happen, and not after its end', async () => {
  const { id } = await createArticle(editor)
  const draft = draftOf()
  const at = new Date('2026-11-26T07:00:00Z')
  const until = new Date('2026-11-28T07:00:00Z')
  await submitArticle(editor, { id, version: 1, draft, go: { move: 'schedule', at, until } })
  const before = now
  for (const [moment, isThere] of [
    [new Date(at.getTime() - 1), false],
    [at, true],
    [new Date(until.getTime() - 1), true],
  ] as const) {
    now = moment
    const answer = read(draft.de.slug)
    if (isThere) await expect(answer).resolves.toMatchObject({ title: draft.de.title, publishedAt: at })
    else await expect(answer).rejects.toThrow(NotFound)
    const listed = await listPublished(asGuest(), question({ words: draft.de.title }))
    expect(listed.cards.map(card => card.id).includes(id)).toBe(isThere)
  }
  now = until
  await expect(read(draft.de.slug)).rejects.toThrow(Gone)
  expect((await readArticle(editor, id)).state).toBe('archived')
  now = before
})

it('the minute is one of Berlin, on both sides of the change of clocks', () => {
  expect(berlinMoment('2026-10-25T01:30')?.toISOString()).toBe('2026-10-24T23:30:00.000Z')
  expect(berlinMoment('2026-10-25T03:30')?.toISOString()).toBe('2026-10-25T02:30:00.000Z')
  expect(berlinMoment('2027-03-28T01:30')?.toISOString()).toBe('2027-03-28T00:30:00.000Z')
  expect(berlinMoment('2027-03-28T03:30')?.toISOString()).toBe('2027-03-28T01:30:00.000Z')
})

it('an article is published whole or not at all, and all that is missing is said at once', async () => {
  const { id } = await createArticle(editor)
  const picture = '{{picture: 01234567-89ab-4cde-8f01-23456789abcd | | }}'
  const draft = draftOf({ authorId: null })
  const wrong = { ...draft, de: { ...draft.de, excerpt: '', html: `<p>Text</p><p>${picture}</p>` } }
  const refused = submitArticle(editor, { id, version: 1, draft: wrong, go: { move: 'publish' } })
  await expect(refused).rejects.toMatchObject({
    fields: { authorId: [{}], deExcerpt: [{}], deHtml: [{ key: 'blog.problem.picture-alt' }] },
  })
  expect(await readArticle(editor, id)).toMatchObject({ version: 1, state: 'draft', draft: emptyDraft })
  await expect(
    submitArticle(editor, { id, version: 1, draft: emptyDraft, go: { move: 'publish' } }),
  ).rejects.toThrow(Invalid)
  await expect(scheduleArticle(editor, { id, version: 1, at: now, until: null })).rejects.toThrow(Invalid)
})

it('an address that was left leads to the new one, stays the article’s own, and each language has its own', async () => {
  const { id, draft } = await shown()
  const moved = { ...draft, de: { ...draft.de, slug: 'Neue Adresse, größer' } }
  await submitArticle(editor, { id, version: 2, draft: moved, go: { move: 'publish' } })
  await expect(read(draft.de.slug)).resolves.toEqual({ kind: 'moved', slug: 'neue-adresse-groesser' })
  await expect(read(draft.de.slug, 'en')).resolves.toEqual({ kind: 'moved', slug: draft.en.slug })
  const other = draftOf()
  const claims = { ...other, de: { ...other.de, slug: draft.de.slug } }
  const { id: otherId } = await createArticle(editor)
  const claimed = submitArticle(editor, { id: otherId, version: 1, draft: claims, go: { move: 'publish' } })
  await expect(claimed).rejects.toMatchObject({ fields: { deSlug: [{ key: 'blog.problem.slug-taken' }] } })
})

it('what is typed is seen by editors alone until it is published, and only then the article was revised', async () => {
  const { id, draft } = await shown()
  now = new Date(now.getTime() + 60_000)
  const typed = { ...draft, de: { ...draft.de, title: 'Ganz anders' } }
  await autosaveArticle(editor, { id, version: 2, draft: typed })
  await expect(read(draft.de.slug)).resolves.toMatchObject({ title: draft.de.title, revisedAt: null })
  expect(await readArticle(editor, id)).toMatchObject({ isChanged: true, version: 2 })
  await submitArticle(editor, { id, version: 2, draft: typed, go: { move: 'publish' } })
  await expect(read(draft.de.slug)).resolves.toMatchObject({ title: 'Ganz anders', revisedAt: now })
  expect((await readArticle(editor, id)).isChanged).toBe(false)
  const stale = saveArticle(editor, { id, version: 2, draft })
  await expect(stale).rejects.toThrow(Conflict)
})

it('an earlier version comes back, and what stood there before stays a version', async () => {
  const { id, draft } = await shown()
  const typed = { ...draft, de: { ...draft.de, title: 'Nur getippt' } }
  await autosaveArticle(editor, { id, version: 2, draft: typed })
  await restoreVersion(editor, { id, version: 2, number: 1 })
  expect((await readArticle(editor, id)).draft).toEqual(draft)
  const { versions } = await listVersions(editor, id)
  expect(versions.map(({ kind }) => kind)).toEqual(['restored', 'saved', 'shown', 'saved'])
  await expect(restoreVersion(editor, { id, version: 4, number: 99 })).rejects.toThrow(NotFound)
})

it('a link to the preview shows the draft for a week, and no forged one does', async () => {
  const { id } = await createArticle(editor)
  const draft = draftOf()
  await autosaveArticle(editor, { id, version: 1, draft })
  const { token } = await makePreview(editor, id)
  await expect(readPreview(asGuest(), token)).resolves.toMatchObject({ draft })
  const later = token.replace(/-\w+\./, '-zzzzzz.')
  await expect(readPreview(asGuest(), later)).rejects.toThrow(NotFound)
  await expect(readPreview(asGuest(), 'x')).rejects.toThrow(NotFound)
  const before = now
  now = new Date(now.getTime() + 8 * 86_400_000)
  await expect(readPreview(asGuest(), token)).rejects.toThrow(Gone)
  now = before
})

it('an article is taken away, brought back and, as a draft, deleted', async () => {
  const { id, version, draft } = await shown()
  await expect(deleteArticle(editor, { id, version })).rejects.toThrow(Conflict)
  await archiveArticle(editor, { id, version })
  await expect(read(draft.de.slug)).rejects.toThrow(Gone)
  await withdrawArticle(editor, { id, version })
  await expect(read(draft.de.slug)).rejects.toThrow(NotFound)
  await deleteArticle(editor, { id, version })
  await expect(readArticle(editor, id)).rejects.toThrow(NotFound)
})

it('the blog is searched by all words in any form, those in titles first, in the language of the page', async () => {
  const { id } = await shown()
  const inText = await shown(
    draftOf({
      de: { ...draftOf().de, title: 'Anderes', html: '<p>Vom Nachtzuschlag und der Xylophonpflege.</p>' },
    }),
  )
  const found = async (words: string, locale: 'de' | 'en' = 'de') =>
    (await listPublished(asGuest(locale), question({ words }))).cards.map(card => card.id)
  const both = await found('nachtzuschlag')
  expect(both.indexOf(inText.id)).toBeGreaterThan(both.indexOf(id))
  expect(await found('Xylophonpflege Nachtzuschläge')).toEqual([inText.id])
  expect(await found('Unsinnswort')).toEqual([])
  expect(await found('%_')).toEqual([])
  expect(await found('nurse', 'en')).toContain(id)
})

it('an article in one language says so, and neither feed nor sitemap claims another', async () => {
  const only = draftOf({ en: emptyDraft.en })
  const { id } = await shown(only)
  await expect(read(only.de.slug, 'en')).resolves.toMatchObject({ locale: 'de', slugs: { de: only.de.slug } })
  expect((await listForFeed(asGuest('en'))).map(card => card.id)).not.toContain(id)
  expect((await listForFeed(asGuest())).map(card => card.id)).toContain(id)
  const listed = (await listSitemapArticles(asGuest())).find(({ de }) => de === only.de.slug)
  expect(listed).toMatchObject({ en: null })
})

it('a series is read from its beginning, and its parts name each other', async () => {
  const seriesId = series?.id ?? null
  const second = await shown(draftOf({ seriesId, seriesPart: 2 }))
  const first = await shown(draftOf({ seriesId, seriesPart: 1 }))
  const article = await read(second.draft.de.slug)
  expect('series' in article && article.series?.cards.map(card => card.id)).toEqual([first.id, second.id])
  expect('related' in article && article.related.some(card => card.id === second.id)).toBe(false)
})

it('articles that share the most tags stand beside one, before newer ones that share none', async () => {
  const [one, other] = [await newTag('Gemeinsam'), await newTag('Auch gemeinsam')]
  const both = await shown(draftOf({ tagIds: [one, other] }))
  const half = await shown(draftOf({ tagIds: [other] }))
  await shown()
  const own = await shown(draftOf({ tagIds: [one, other] }))
  const article = await read(own.draft.de.slug)
  const related = 'related' in article ? article.related.map(card => card.id) : []
  expect(related.slice(0, 2)).toEqual([both.id, half.id])
  expect(related).toHaveLength(3)
  expect(related).not.toContain(own.id)
})

it('who wrote something that readers saw is not deleted', async () => {
  await shown()
  await expect(deleteBlogPerson(editor, { id: person?.id ?? 0 })).rejects.toThrow(Conflict)
})

it('what an editor pastes is cleaned, and blocks stand between the parts of the text only', () => {
  const parts = articlePartsOf(
    '<h1 onclick="x()">Teil</h1><p>Text <script>alert(1)</script><a href="javascript:x">hier</a></p>' +
      '<p>{{jobs: Pflege &amp; Köln}}</p><blockquote><p>{{jobs: nein}}</p></blockquote><h2>Teil</h2><p>{{falsch: x}}</p>',
  )
  expect(parts.map(part => part.kind)).toEqual(['heading', 'text', 'jobs', 'text', 'heading', 'text'])
  expect(parts).toContainEqual({ kind: 'jobs', words: 'Pflege & Köln' })
  expect(parts.flatMap(part => (part.kind === 'heading' ? [part.id] : []))).toEqual(['teil', 'teil-2'])
  expect(JSON.stringify(parts)).not.toMatch(/script|onclick/)
})

it('the articles that come with the site are read whole, in both languages, and only once', async () => {
  const folder = 'data/blog'
  const files = readdirSync(folder).map(name => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
  const operator = { ...base, actor: system }
  const wish = { files, locale: 'de' as const, asDrafts: false }
  expect(await importArticles(operator, wish)).toEqual({ shown: 6, drafts: 0, known: 0, unread: [] })
  expect(await importArticles(operator, wish)).toEqual({ shown: 0, drafts: 0, known: 6, unread: [] })
  const german = await read('nachtarbeit-im-gesundheitswesen')
  expect(german).toMatchObject({ slugs: { en: 'night-work-in-healthcare' }, series: { part: 2 } })
  expect('parts' in german && german.parts.filter(part => part.kind === 'jobs')).toHaveLength(1)
})

it('articles leave for Ghost and as Markdown, and come back as they were', async () => {
  const operator = { ...base, actor: system }
  const ghost = await text(await exportArticles(operator, 'ghost.json'))
  const articles = await db.selectFrom('blog_articles').select(['draft', 'publish_at']).execute()
  await db.deleteFrom('blog_articles').execute()
  const files = [{ name: 'ghost.json', text: ghost }]
  const outcome = await importArticles(operator, { files, locale: 'de', asDrafts: false })
  expect(outcome).toMatchObject({ known: 0, unread: [] })
  const again = await db.selectFrom('blog_articles').select(['draft', 'publish_at']).execute()
  const texts = (rows: typeof articles) =>
    rows
      .map(({ draft }) => draft as unknown as ArticleDraft)
      .filter(({ de, en }) => de.title !== '' || en.title !== '')
      .map(({ de, en }) => JSON.stringify([de.title, de.excerpt, en.slug, articlePartsOf(de.html)]))
      .sort()
  expect(texts(again)).toEqual(texts(articles))
  expect(
    await importArticles(operator, { files: [{ name: 'a.json', text: '{}' }], locale: 'de', asDrafts: true }),
  ).toEqual({
    shown: 0,
    drafts: 0,
    known: 0,
    unread: ['a.json'],
  })
  const table = await text(await exportArticles({ ...operator, locale: 'de' }, 'articles.csv'))
  expect(table).toContain('Nachtarbeit: was das Gesetz sichert')
})

function question(more: { words?: string }) {
  return { words: '', tag: null, author: null, series: null, page: 1, ...more }
}

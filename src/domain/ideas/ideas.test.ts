import { expect, it } from 'vitest'
import { accountContext, lastLetter, makePerson } from '../../../tests/support/account.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { daysAfter } from '../../basics/time.ts'
import { type Actor, guest, system } from '../caller/actor.ts'
import { noClient } from '../caller/client.ts'
import type { Context } from '../caller/context.ts'
import { reportTarget } from '../moderation/report-target.ts'
import { adoptIdeas } from './adopt-ideas.ts'
import { commentAsGuest, commentOnIdea } from './comment-on-idea.ts'
import { answerIdea, changeIdeaStatus } from './desk/change-idea.ts'
import { mergeIdeas, partIdeas } from './desk/merge-ideas.ts'
import { readIdeaForTeam } from './desk/read-idea-for-team.ts'
import {
  confirmIdeas,
  discardIdeas,
  leaveIdeasByLink,
  readIdeasByLink,
  unfollowByLink,
} from './ideas-by-link.ts'
import { findSimilarIdeas, listIdeas, readRoadmap } from './list-ideas.ts'
import { listNews, listSitemapIdeas } from './list-news.ts'
import { leaveIdeas, makeIdeaAnonymous, readOwnIdeas } from './own-ideas.ts'
import { postIdea, postIdeaAsGuest } from './post-idea.ts'
import { pruneIdeas } from './prune-ideas.ts'
import { readIdea } from './read-idea.ts'
import { forgetIdeasOf } from './steps/forget-ideas-of.ts'
import { personalDataIn } from './steps/personal-data.ts'
import { followIdea, voteAsGuest, voteForIdea, withdrawVote } from './vote-for-idea.ts'

const db = await testDatabase()
let now = new Date('2026-11-21T09:00:00Z')
const base: Context = { ...accountContext(db), now: () => now }
const as = (actor: Actor): Context => ({ ...base, actor })
const person = async (email?: string) => as(await makePerson(db, email === undefined ? {} : { email }))
const editor = async () => {
  const { userId } = await makePerson(db, { role: null })
  return as({ kind: 'admin', userId, adminId: 1, role: 'editor', sessionId: 'x' })
}
const team = await editor()

let browsers = 0
/** A guest's browser, with an address and a key of its own. */
const browser = (): Context => {
  const guestKeys = { ...noClient.guestKeys, ideas: `browser ${++browsers}` }
  return via(as(guest), { ...somebody, guestKeys, address: `2001:db8:b:${browsers.toString(16)}::1` })
}
const tokenOf = async (email: string) => (await lastLetter(db, email)).props.url?.split('/').at(-1) ?? ''
const lettersTo = async (email: string) => {
  const rows = await db
    .selectFrom('messages')
    .select(['template', 'props'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
  return rows.map(row => ({ template: row.template, props: row.props as Record<string, string> }))
}
const votesOf = async (ideaId: number) => (await readIdea(base, { ideaId })).idea.votes
const idea = (title: string, text = 'Das würde mir bei der Suche helfen.') => ({ title, text, name: null })
const versionOf = async (ideaId: number) => (await readIdeaForTeam(team, { ideaId })).idea.version

it('counts one vote for each person, shows them their own, and lets them take it back', async () => {
  const author = await person()
  const { ideaId } = await postIdea(author, idea('Dienstpläne neben der Anzeige zeigen'))
  const reader = await person()
  await voteForIdea(reader, { ideaId })
  await voteForIdea(reader, { ideaId })
  expect(await votesOf(ideaId)).toBe(2)
  expect((await readIdea(reader, { ideaId })).isVoted).toBe(true)
  const listed = await listIdeas(reader, { sort: 'new', status: null, words: null, page: 1 })
  expect(listed.ideas.find(({ id }) => id === ideaId)).toMatchObject({ isVoted: true, votes: 2 })
  await withdrawVote(reader, { ideaId })
  expect(await votesOf(ideaId)).toBe(1)
  expect((await readIdea(reader, { ideaId })).isVoted).toBe(false)
})

it('is for search engines as long as it has a page of its own', async () => {
  const shown = await postIdea(await person(), idea('Ruheräume in der Anzeige nennen'))
  const merged = await postIdea(await person(), idea('Ruheraum nennen'))
  const waiting = browser()
  await postIdeaAsGuest(waiting, { ...idea('Noch ohne Bestätigung'), email: 'wartet@example.org' })
  const version = await versionOf(merged.ideaId)
  await mergeIdeas(team, { ideaId: merged.ideaId, version, into: shown.ideaId })
  const listed = await listSitemapIdeas(base)
  expect(listed.map(({ id }) => id)).toContain(shown.ideaId)
  expect(listed.map(({ id }) => id)).not.toContain(merged.ideaId)
  expect(listed.filter(({ slug }) => slug.includes('bestaetigung'))).toEqual([])
  await discardIdeas(waiting, { token: await tokenOf('wartet@example.org') })
})

it('counts what a guest does once the address is confirmed, and then knows the browser', async () => {
  const { ideaId } = await postIdea(await person(), idea('Kinderbetreuung als Filter anbieten'))
  const reader = browser()
  await voteAsGuest(reader, { ideaId, email: 'Gast@example.org' })
  await commentAsGuest(reader, { ideaId, text: 'Auch für Ferien.', name: 'Mia', email: 'gast@example.org' })
  expect(await votesOf(ideaId)).toBe(1)
  expect((await readIdea(base, { ideaId })).comments).toEqual([])
  await expect(voteForIdea(reader, { ideaId })).rejects.toMatchObject({ kind: 'sign-in-required' })
  const token = await tokenOf('gast@example.org')
  expect(await readIdeasByLink(browser(), { token })).toMatchObject({ hasWaiting: true, isConfirmed: false })
  await confirmIdeas(reader, { token })
  await confirmIdeas(reader, { token })
  expect(await votesOf(ideaId)).toBe(2)
  expect((await readIdea(reader, { ideaId })).comments).toMatchObject([{ authorName: 'Mia' }])
  expect((await readIdea(reader, { ideaId })).isVoted).toBe(true)
  const { ideaId: next } = await postIdea(reader, idea('Nachtzuschläge einzeln aufführen'))
  expect(await votesOf(next)).toBe(1)
})

it('publishes nothing that somebody did with the address of another', async () => {
  const victim = browser()
  await postIdeaAsGuest(victim, { ...idea('Erste Idee der Inhaberin'), email: 'opfer@example.org' })
  const token = await tokenOf('opfer@example.org')
  await confirmIdeas(victim, { token })
  await postIdeaAsGuest(browser(), {
    ...idea('Untergeschobene Idee von anderen'),
    email: 'opfer@example.org',
  })
  const { ideas, hasWaiting } = await readIdeasByLink(victim, { token })
  expect(hasWaiting).toBe(true)
  const slipped = ideas.find(({ publishedAt }) => publishedAt === null)
  await expect(readIdea(victim, { ideaId: slipped?.id ?? 0 })).rejects.toMatchObject({ kind: 'not-found' })
  await discardIdeas(victim, { token })
  expect((await readIdeasByLink(victim, { token })).ideas.map(({ title }) => title)).toEqual([
    'Erste Idee der Inhaberin',
  ])
  await expect(readIdeasByLink(base, { token: 'x' })).rejects.toMatchObject({ kind: 'not-found' })
})

it('merges votes and followers, leads the old address on, and can be parted again for a month', async () => {
  const [anna, ben, cem] = [await person('anna@idee.example'), await person(), await person()]
  const { ideaId: copy } = await postIdea(anna, idea('Bewerbungen als PDF speichern'))
  const { ideaId: original } = await postIdea(ben, idea('Meine Bewerbung als PDF herunterladen'))
  await voteForIdea(cem, { ideaId: copy })
  await voteForIdea(cem, { ideaId: original })
  await commentOnIdea(cem, { ideaId: copy, text: 'Mit allen Anlagen.', name: null })
  await mergeIdeas(team, { ideaId: copy, version: await versionOf(copy), into: original })
  expect(await votesOf(original)).toBe(3)
  const page = await readIdea(anna, { ideaId: original })
  expect(page).toMatchObject({ isVoted: true, isFollowed: true, merged: [{ id: copy }] })
  expect(page.comments).toMatchObject([{ ideaId: copy, text: 'Mit allen Anlagen.' }])
  expect((await readIdea(base, { ideaId: copy })).movedTo).toMatchObject({ id: original })
  expect((await lastLetter(db, 'anna@idee.example')).props).toMatchObject({ change: 'merged' })
  await expect(voteForIdea(await person(), { ideaId: copy })).rejects.toMatchObject({ kind: 'conflict' })
  const again = { ideaId: original, version: await versionOf(original), into: copy }
  await expect(mergeIdeas(team, again)).rejects.toMatchObject({ kind: 'invalid' })
  // The link of an older mail ends those about both.
  const [first] = await db
    .selectFrom('idea_followers')
    .select('link_key')
    .where('idea_id', '=', copy)
    .orderBy('followed_at')
    .execute()
  expect(first).toBeDefined()
  await partIdeas(team, { ideaId: copy })
  expect([await votesOf(copy), await votesOf(original)]).toEqual([2, 2])
  await mergeIdeas(team, { ideaId: copy, version: await versionOf(copy), into: original })
  await withdrawVote(anna, { ideaId: original })
  expect(await votesOf(original)).toBe(2)
  now = daysAfter(now, 31)
  await expect(partIdeas(team, { ideaId: copy })).rejects.toMatchObject({ key: 'ideas.problem.part-late' })
})

it('tells everyone who follows of each change once, until they end it', async () => {
  const { ideaId } = await postIdea(await person('eva@idee.example'), idea('Gehälter nach Tarif vergleichen'))
  const version = await versionOf(ideaId)
  const planned = { ideaId, version, status: 'planned', text: 'Im Frühjahr.' } as const
  await changeIdeaStatus(team, planned)
  await expect(changeIdeaStatus(team, planned)).rejects.toMatchObject({ key: 'ideas.problem.changed' })
  await answerIdea(team, { ideaId, text: 'Wir beginnen mit dem TVöD.' })
  const letters = await lettersTo('eva@idee.example')
  expect(letters.map(({ props }) => props.change)).toEqual(['planned', 'answered'])
  const token = letters[0]?.props.unsubscribeUrl?.split('/').at(-1) ?? ''
  await unfollowByLink(base, { token })
  await expect(unfollowByLink(base, { token })).rejects.toMatchObject({ kind: 'not-found' })
  const declined = { ideaId, version: await versionOf(ideaId), status: 'declined', text: null } as const
  await expect(changeIdeaStatus(team, declined)).rejects.toMatchObject({ kind: 'invalid' })
  await changeIdeaStatus(team, { ...declined, text: 'Die Tabellen sind nicht frei.' })
  expect(await lettersTo('eva@idee.example')).toHaveLength(2)
  await expect(voteForIdea(await person(), { ideaId })).rejects.toMatchObject({
    key: 'ideas.problem.settled',
  })
  const page = await readIdea(base, { ideaId })
  expect(page.events.map(({ status }) => status)).toEqual(['planned', 'declined'])
  expect(page.comments).toMatchObject([{ isOfficial: true, authorName: null }])
})

it('limits open ideas and votes of one person', async () => {
  const eager = await person()
  for (let number = 1; number <= 5; number++) await postIdea(eager, idea(`Wunsch Nummer ${number} von fünf`))
  await expect(postIdea(eager, idea('Der sechste Wunsch von fünf'))).rejects.toMatchObject({
    key: 'ideas.problem.many-open',
  })
  const { ideas } = await listIdeas(base, { sort: 'new', status: null, words: null, page: 1 })
  const ideaId = ideas[0]?.id ?? 0
  for (let vote = 1; vote <= 20; vote++) await voteForIdea(eager, { ideaId })
  await expect(voteForIdea(eager, { ideaId })).rejects.toMatchObject({ key: 'ideas.problem.many-votes' })
})

it('keeps personal data off public pages, and asks about names', async () => {
  const author = await person()
  for (const text of [
    'Schreiben Sie an mia@example.org',
    'Anruf: 0171 2345678',
    'DE02 1203 0000 0000 2020 51',
  ])
    await expect(postIdea(author, idea('Eine Idee mit Angaben', text))).rejects.toMatchObject({
      kind: 'invalid',
    })
  expect(personalDataIn('Frau Schulz hat nicht geantwortet')).toEqual(['name'])
  expect(personalDataIn('Seit 2024 mit 3.800 bis 4.200 Euro, ab 01.04.2027')).toEqual([])
  expect(personalDataIn('Die Anrede Frau oder Herr weglassen')).toEqual([])
})

it('finds ideas that say the same in other words, sorts, and shows the roadmap and the news', async () => {
  const { ideaId } = await postIdea(await person(), idea('Stellen auf einer Karte zeigen'))
  expect((await findSimilarIdeas(base, { words: 'Karte mit allen Stellen' })).map(({ id }) => id)).toContain(
    ideaId,
  )
  expect(await findSimilarIdeas(base, { words: 'Schichtzulage' })).toEqual([])
  expect(await findSimilarIdeas(base, { words: " ' & | ! " })).toEqual([])
  const top = await listIdeas(base, { sort: 'top', status: null, words: null, page: 1 })
  expect(top.ideas.map(({ votes }) => votes)).toEqual(
    top.ideas.map(({ votes }) => votes).sort((a, b) => b - a),
  )
  const trending = await listIdeas(base, { sort: 'trending', status: null, words: null, page: 1 })
  expect(trending.total).toBe(top.total)
  await changeIdeaStatus(team, { ideaId, version: 1, status: 'in-progress', text: null })
  const columns = await readRoadmap(base)
  expect(columns.find(({ status }) => status === 'in-progress')?.ideas.map(({ id }) => id)).toEqual([ideaId])
  expect((await listNews(base))[0]).toMatchObject({ id: ideaId, status: 'in-progress' })
})

it('takes a name off, and everything back', async () => {
  const author = await person()
  const named = { ...idea('Eine Idee unter eigenem Namen'), name: 'Ida Berg' }
  const { ideaId } = await postIdea(author, named)
  await expect(makeIdeaAnonymous(await person(), { ideaId })).rejects.toMatchObject({ kind: 'not-found' })
  await makeIdeaAnonymous(author, { ideaId })
  expect((await readIdea(base, { ideaId })).idea.authorName).toBeNull()
  expect((await readOwnIdeas(author)).ideas.map(({ id }) => id)).toEqual([ideaId])
  await leaveIdeas(author)
  expect(await readIdea(base, { ideaId })).toMatchObject({ idea: { votes: 0, personId: null } })
  expect((await readOwnIdeas(author)).ideas).toEqual([])
})

it('hands over what was done with an address, and forgets it with the account', async () => {
  const reader = browser()
  const { ideaId } = await postIdea(await person(), idea('Suchaufträge zusammenlegen'))
  await voteAsGuest(reader, { ideaId, email: 'neu@idee.example' })
  const actor = await makePerson(db, { email: 'neu@idee.example' })
  await voteForIdea(as(actor), { ideaId })
  const owner = { userId: actor.userId, email: 'neu@idee.example' }
  await adoptIdeas(base, { ...owner, isConfirmed: true })
  expect(await votesOf(ideaId)).toBe(2)
  await followIdea(as(actor), { ideaId, isFollowed: false })
  expect((await readIdea(as(actor), { ideaId })).isFollowed).toBe(false)
  await forgetIdeasOf(as(system), owner)
  expect(await votesOf(ideaId)).toBe(1)
})

it('forgets addresses that nobody confirmed', async () => {
  const { ideaId } = await postIdea(await person(), idea('Texte größer stellen können'))
  await voteAsGuest(browser(), { ideaId, email: 'nie@idee.example' })
  const token = await tokenOf('nie@idee.example')
  now = daysAfter(now, 8)
  expect(await pruneIdeas(as(system))).toBe(1)
  await expect(confirmIdeas(browser(), { token })).rejects.toMatchObject({ kind: 'not-found' })
  const gone = browser()
  await voteAsGuest(gone, { ideaId, email: 'geht@idee.example' })
  const own = await tokenOf('geht@idee.example')
  await confirmIdeas(gone, { token: own })
  await leaveIdeasByLink(gone, { token: own })
  expect(await votesOf(ideaId)).toBe(1)
})

it('can be reported, also a comment', async () => {
  const { ideaId } = await postIdea(await person(), idea('Eine Idee, die gemeldet wird'))
  await commentOnIdea(await person(), { ideaId, text: 'Ein Kommentar dazu.', name: null })
  const [comment] = (await readIdea(base, { ideaId })).comments
  const report = { kind: 'insult', text: 'Beleidigend.', evidence: null, name: 'A', email: null } as const
  for (const target of [
    { kind: 'idea', id: String(ideaId) },
    { kind: 'idea-comment', id: String(comment?.id) },
  ] as const)
    expect(await reportTarget(await person(), { ...report, target })).toHaveProperty('token')
})

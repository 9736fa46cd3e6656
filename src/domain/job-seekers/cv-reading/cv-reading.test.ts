import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { asBody } from '../../../../tests/support/documents.ts'
import { filesInMemory } from '../../../../tests/support/files.ts'
import { ApartProblem } from '../../../platform/files/read-apart.ts'
import { openCvReader } from '../../../platform/files/read-cv-apart.ts'
import { system } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { storeUpload } from '../../files/store-upload.ts'
import { keepCv, readOwnCv } from '../keep-cv.ts'
import { readSeekerProfile } from '../profile/read-seeker-profile.ts'
import { cvReviewSchema } from './cv-review.schema.ts'
import { readOwnCvReading } from './read-own-cv-reading.ts'
import { pruneCvReadings, readWaitingCvs } from './read-waiting-cvs.ts'
import { dropCvReading, requestCvReading } from './request-cv-reading.ts'
import { takeCvReading } from './take-cv-reading.ts'

const db = await testDatabase()
const files = filesInMemory()
const now = new Date('2026-11-25T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const reader = openCvReader({ dataDir: '/nowhere', ocrDataDir: null })
const gold = new URL('../../../../bench/gold/cv/', import.meta.url)
const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, gold)))

async function someone(): Promise<Context> {
  return testContext(db, { actor: await makePerson(db), files, now })
}

const siteAt = (at: Date) => testContext(db, { actor: system, files, now: at })

async function uploaded(ctx: Context, path: string, name = path.split('/').at(-1) ?? ''): Promise<string> {
  const { fileId } = await storeUpload(ctx, { purpose: 'cv', name, body: asBody(Buffer.from(bytesOf(path))) })
  await db.updateTable('files').set({ scan: 'clean' }).where('id', '=', fileId).execute()
  return fileId
}

async function afterReading(path: string): Promise<Context> {
  const ctx = await someone()
  await requestCvReading(ctx, { fileId: await uploaded(ctx, path) })
  await readWaitingCvs(siteAt(now), reader)
  return ctx
}

describe('a CV that somebody has read', () => {
  it('becomes their stored CV, waits, is read with pages and evidence, and fills nothing by itself', async () => {
    const ctx = await someone()
    const fileId = await uploaded(ctx, 'held-out/modern-sidebar.pdf')
    await requestCvReading(ctx, { fileId })
    expect(await readOwnCv(ctx)).toMatchObject({ fileId })
    expect(await readOwnCvReading(ctx)).toMatchObject({ status: 'waiting', file: { fileId } })
    expect(await readWaitingCvs(siteAt(now), reader)).toBe(1)
    const read = await readOwnCvReading(ctx)
    expect(read).toMatchObject({ status: 'read', problem: null })
    expect(read?.result?.pages).toHaveLength(1)
    expect(read?.result?.fields.positions[0]?.title?.evidence.box).not.toBeNull()
    expect((await readSeekerProfile(ctx)).positions).toEqual([])
  })

  it('fills the profile with what was ticked, as it was mended, and keeps nothing of the rest', async () => {
    const ctx = await afterReading('held-out/modern-sidebar.pdf')
    const parts = cvReviewSchema.parse({
      profession: { isTaken: 'on', value: 'Medizinische Fachangestellte' },
      positions: [
        { isTaken: 'on', title: 'MFA', employer: 'Praxis am Ring', fromMonth: '03/2019', isCurrent: 'on' },
        { title: '', fromMonth: 'irgendwann' },
      ],
      languages: [
        { isTaken: 'on', language: 'de', level: 'C1' },
        { language: 'en', level: '' },
      ],
    })
    await takeCvReading(ctx, parts)
    const { seeker, positions } = await readSeekerProfile(ctx)
    expect(seeker).toMatchObject({ profession: 'mfa', languages: [{ language: 'de', level: 'C1' }] })
    expect(positions).toMatchObject([{ title: 'MFA', fromMonth: '2019-03', isCurrent: true }])
    expect(await readOwnCvReading(ctx)).toMatchObject({ status: 'taken', result: null })
    await expect(takeCvReading(ctx, parts)).rejects.toMatchObject({ kind: 'conflict', key: 'cv.not-there' })
  })

  it('is not taken with a town or a profession that nobody knows, and names the field', async () => {
    const ctx = await afterReading('held-out/modern-sidebar.pdf')
    const parts = cvReviewSchema.parse({
      profession: { isTaken: 'on', value: 'Zauberer' },
      place: { isTaken: 'on', value: 'Xyzzyhausen', radius: '25' },
    })
    await expect(takeCvReading(ctx, parts)).rejects.toMatchObject({
      fields: {
        'profession.value': [{ key: 'onboarding.profession-unknown' }],
        'place.value': [{ key: 'onboarding.place-unknown' }],
      },
    })
    expect(await readOwnCvReading(ctx)).toMatchObject({ status: 'read' })
  })

  it.each([
    ['reference/special/scanned-image-only.pdf', 'no-text'],
    ['held-out/din-tabular.pdf', null],
  ])('of %s ends with the problem %s', async (path, problem) => {
    const ctx = await afterReading(path)
    expect(await readOwnCvReading(ctx)).toMatchObject({ problem, status: problem ? 'failed' : 'read' })
  })

  it('waits for the virus scanner, and is not opened when it was infected', async () => {
    const ctx = await someone()
    const fileId = await uploaded(ctx, 'held-out/din-tabular.pdf')
    const scanned = (scan: string) => db.updateTable('files').set({ scan }).where('id', '=', fileId).execute()
    await scanned('waiting')
    await requestCvReading(ctx, { fileId })
    expect(await readWaitingCvs(siteAt(now), reader)).toBe(0)
    await scanned('infected')
    expect(await readWaitingCvs(siteAt(now), reader)).toBe(1)
    expect(await readOwnCvReading(ctx)).toMatchObject({ status: 'failed', problem: 'infected' })
    expect(await readOwnCv(ctx)).toBeNull()
    await expect(requestCvReading(ctx, { fileId: null })).rejects.toMatchObject({
      fields: { files: [{ key: 'file.missing' }] },
    })
  })

  it('fails in words when it takes too long or too much memory', async () => {
    for (const [cause, problem] of [
      ['out of time', 'too-slow'],
      ['ended by SIGKILL', 'too-demanding'],
    ]) {
      const ctx = await someone()
      await requestCvReading(ctx, { fileId: await uploaded(ctx, 'held-out/din-tabular.pdf') })
      await readWaitingCvs(siteAt(now), async () => {
        throw new ApartProblem('too-demanding', cause)
      })
      expect(await readOwnCvReading(ctx)).toMatchObject({ status: 'failed', problem })
    }
  })

  it('whose process was killed is read again, and fails when that happens twice', async () => {
    const ctx = await someone()
    await requestCvReading(ctx, { fileId: await uploaded(ctx, 'held-out/din-tabular.pdf') })
    const killed = new Promise<never>(() => {})
    void readWaitingCvs(siteAt(now), () => killed)
    await expect.poll(async () => (await readOwnCvReading(ctx))?.status).toBe('reading')
    expect(await readWaitingCvs(siteAt(later(1)), reader)).toBe(0)
    void readWaitingCvs(siteAt(later(3)), () => killed)
    await expect.poll(async () => await attemptsOf(ctx)).toBe(2)
    expect(await readWaitingCvs(siteAt(later(6)), reader)).toBe(0)
    expect(await readOwnCvReading(ctx)).toMatchObject({ status: 'failed', problem: 'broke-off' })
  })

  it('does not overwrite another document that was chosen while it was read', async () => {
    const ctx = await someone()
    await requestCvReading(ctx, { fileId: await uploaded(ctx, 'held-out/din-tabular.pdf') })
    const second = await uploaded(ctx, 'held-out/timeline.pdf')
    await readWaitingCvs(siteAt(now), async cv => {
      const answer = await reader(cv)
      if (cv.name.startsWith('din')) await requestCvReading(ctx, { fileId: second })
      return answer
    })
    expect(await readOwnCvReading(ctx)).toMatchObject({ status: 'read', file: { fileId: second } })
  })

  it('tells its person of beginning and end, and nobody else', async () => {
    const ctx = await afterReading('held-out/din-tabular.pdf')
    const told = await db
      .selectFrom('live_events')
      .select(['kind', 'details'])
      .where('topic', '=', `user:${ctx.actor.kind === 'user' ? ctx.actor.userId : ''}`)
      .execute()
    expect(told).toEqual([
      { kind: 'cv', details: {} },
      { kind: 'cv', details: {} },
    ])
  })

  it('is forgotten with the document', async () => {
    const replaced = await afterReading('held-out/din-tabular.pdf')
    await keepCv(replaced, { fileId: null })
    expect(await readOwnCvReading(replaced)).toBeNull()
  })

  it('is forgotten on request, without the document', async () => {
    const dropped = await afterReading('held-out/din-tabular.pdf')
    await dropCvReading(dropped)
    expect(await readOwnCvReading(dropped)).toBeNull()
    expect(await readOwnCv(dropped)).not.toBeNull()
  })

  it('is forgotten 30 days after it ended', async () => {
    const old = await afterReading('held-out/din-tabular.pdf')
    await pruneCvReadings(siteAt(later(29 * 24 * 60)))
    expect(await readOwnCvReading(old)).not.toBeNull()
    await pruneCvReadings(siteAt(later(31 * 24 * 60)))
    expect(await readOwnCvReading(old)).toBeNull()
  })
})

async function attemptsOf(ctx: Context): Promise<number | undefined> {
  const row = await db
    .selectFrom('cv_readings')
    .select('attempts')
    .where('user_id', '=', ctx.actor.kind === 'user' ? ctx.actor.userId : '')
    .executeTakeFirst()
  return row?.attempts
}

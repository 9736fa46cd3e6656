import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../../tests/support/account.ts'
import { makeUpload } from '../../../../tests/support/applications.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { limits } from '../../../config/limits.ts'
import { openFile } from '../../files/open-file.ts'
import { saveSeekerStep } from '../save-seeker-step.ts'
import {
  educationSchema,
  factsSchema,
  licenceSchema,
  positionSchema,
  wishesSchema,
} from './profile.schema.ts'
import { readSeekerProfile } from './read-seeker-profile.ts'
import { removeEntry, saveEducation, savePosition } from './save-entry.ts'
import { removeLicence, saveLicence } from './save-licence.ts'
import { saveFacts, saveWishes } from './save-wishes.ts'

const db = await testDatabase()
const someone = async () => testContext(db, { actor: await makePerson(db) })
const position = (fields: object) => positionSchema.parse({ title: 'Hebamme', ...fields })
const licence = (fields: object) =>
  licenceSchema.parse({ kind: 'approbation', name: 'Approbation als Ärztin', ...fields })
const errorsOf = (schema: typeof positionSchema, fields: object) =>
  schema.safeParse({ title: 'Hebamme', ...fields }).error?.issues.map(({ message }) => message)

describe('the positions of a profile', () => {
  it('are added, changed and removed by their person alone', async () => {
    const [ctx, other] = [await someone(), await someone()]
    await savePosition(ctx, { id: null, ...position({ employer: 'Geburtshaus', fromMonth: '03/2020' }) })
    const [first] = (await readSeekerProfile(ctx)).positions
    expect(first).toMatchObject({ profession: 'hebamme', fromMonth: '2020-03', toMonth: null })
    const id = first?.id ?? ''
    const changed = position({ title: 'Pflegefachmann', isCurrent: 'on', toMonth: '2021' })
    await expect(savePosition(other, { id, ...changed })).rejects.toMatchObject({ kind: 'not-found' })
    await removeEntry(other, { kind: 'position', id })
    await savePosition(ctx, { id, ...changed })
    expect((await readSeekerProfile(ctx)).positions).toMatchObject([
      { id, profession: 'pflegefachmann', employer: null, isCurrent: true, toMonth: null },
    ])
    await removeEntry(ctx, { kind: 'position', id })
    await removeEntry(ctx, { kind: 'position', id })
    expect((await readSeekerProfile(ctx)).positions).toEqual([])
    await expect(savePosition(ctx, { id: 'no-id', ...changed })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('stand with the current one first, then by their end', async () => {
    const ctx = await someone()
    const times = [
      { title: 'a', fromMonth: '2010', toMonth: '2012-05' },
      { title: 'b' },
      { title: 'c', fromMonth: '2012-06', toMonth: '2019' },
      { title: 'd', fromMonth: '2009', isCurrent: true },
    ]
    for (const each of times) await savePosition(ctx, { id: null, ...position(each) })
    expect((await readSeekerProfile(ctx)).positions.map(({ title }) => title)).toEqual(['d', 'c', 'a', 'b'])
  })

  it('say on the field what is wrong', async () => {
    const ctx = await someone()
    expect(errorsOf(positionSchema, { title: '  ' })).toEqual(['profile.title-missing'])
    expect(errorsOf(positionSchema, { fromMonth: '13/2020' })).toEqual(['profile.month-wrong'])
    expect(errorsOf(positionSchema, { fromMonth: '2020-05', toMonth: '2019' })).toEqual([
      'profile.ends-before-begin',
    ])
    expect(errorsOf(positionSchema, { fromMonth: '2020-05', toMonth: '2020' })).toBeUndefined()
    await expect(
      savePosition(ctx, { id: null, ...position({ profession: 'Zauberer', specialty: 'Zauberei' }) }),
    ).rejects.toMatchObject({
      fields: {
        profession: [{ key: 'onboarding.profession-unknown' }],
        specialty: [{ key: 'onboarding.specialty-unknown' }],
      },
    })
  })

  it('are no more than a person can have, even when two are sent at once', async () => {
    const ctx = await someone()
    const rows = Array.from({ length: limits.profileEducations - 1 }, (_, at) => `Kurs ${at}`)
    for (const name of rows) await saveEducation(ctx, { id: null, ...educationSchema.parse({ name }) })
    const both = await Promise.allSettled(
      ['Vorletzter', 'Letzter'].map(name =>
        saveEducation(ctx, { id: null, ...educationSchema.parse({ name }) }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await readSeekerProfile(ctx)).educations).toHaveLength(limits.profileEducations)
  })
})

describe('a licence', () => {
  it('knows what it is for by its name, and keeps its proof until another one comes', async () => {
    const ctx = await someone()
    const { actor } = ctx
    const owner = `user:${actor.kind === 'user' ? actor.userId : ''}` as const
    const [first, second] = [await makeUpload(db, owner, 'proof'), await makeUpload(db, owner, 'proof')]
    const fields = licence({ country: 'DE', obtainedOn: '14.5.2018' })
    await saveLicence(ctx, { id: null, ...fields, proofFileId: first })
    const before = await readSeekerProfile(ctx)
    expect(before.licences).toMatchObject([
      { profession: 'arzt', obtainedOn: '2018-05-14', proofFileId: first },
    ])
    expect(before.proofs.get(first)?.name).toBe('lebenslauf.pdf')
    const id = before.licences[0]?.id ?? ''
    await saveLicence(ctx, { id, ...licence({ state: 'temporary' }) })
    expect((await readSeekerProfile(ctx)).licences[0]?.proofFileId).toBe(first)
    await saveLicence(ctx, { id, ...licence({}), proofFileId: second })
    const unused = await db.selectFrom('files').select('unused_after').where('id', '=', first).execute()
    expect(unused[0]?.unused_after).not.toBeNull()
    await removeLicence(ctx, { id })
    expect((await readSeekerProfile(ctx)).licences).toEqual([])
    const released = await db.selectFrom('files').select('unused_after').where('id', '=', second).execute()
    expect(released[0]?.unused_after).not.toBeNull()
  })

  it('takes no file of somebody else, and nobody else reads its proof', async () => {
    const [ctx, other] = [await someone(), await someone()]
    const { actor } = ctx
    const proofFileId = await makeUpload(
      db,
      `user:${actor.kind === 'user' ? actor.userId : ''}` as const,
      'proof',
    )
    await expect(saveLicence(other, { id: null, ...licence({}), proofFileId })).rejects.toMatchObject({
      fields: { files: [{ key: 'file.gone' }] },
    })
    expect((await readSeekerProfile(other)).licences).toEqual([])
    await saveLicence(ctx, { id: null, ...licence({}), proofFileId })
    await expect(openFile(other, { fileId: proofFileId })).rejects.toMatchObject({ kind: 'not-found' })
    const id = (await readSeekerProfile(ctx)).licences[0]?.id ?? ''
    await expect(saveLicence(other, { id, ...licence({}) })).rejects.toMatchObject({ kind: 'not-found' })
    await removeLicence(other, { id })
    expect((await readSeekerProfile(ctx)).licences).toHaveLength(1)
  })
})

describe('wishes', () => {
  it('are saved whole: the first of each where the onboarding keeps it', async () => {
    const ctx = await someone()
    await saveSeekerStep(ctx, { step: 'place', values: { place: 'Hamburg', radius: 10 } })
    await saveWishes(
      ctx,
      wishesSchema.parse({
        professions: ['Hebamme', '', 'Krankenschwester', 'hebamme'],
        specialties: ['Gynäkologie', 'kardiologie'],
        places: [
          { place: 'Köln', radius: '25' },
          { place: '', radius: '' },
          { place: 'Zürich', radius: '' },
        ],
        shiftModels: ['day'],
        refusals: ['nights', 'agencies'],
        workloadFrom: '60',
        workloadTo: '80',
        payWishEurMonth: '4200',
        availability: 'notice',
        availableFrom: '2027-01-01',
        noticeWeeks: '6',
        countries: ['CH', 'DE'],
      }),
    )
    expect((await readSeekerProfile(ctx)).seeker).toMatchObject({
      profession: 'hebamme',
      furtherProfessions: ['gesundheits_krankenpfleger'],
      furtherSpecialties: ['kardiologie'],
      placeText: 'Köln',
      radiusKm: 25,
      furtherPlaces: [{ name: 'Zürich', radiusKm: 25 }],
      refusals: ['nights', 'agencies'],
      workloadFrom: 60,
      workloadTo: 80,
      payWishEurMonth: 4200,
      availableFrom: null,
      noticeWeeks: 6,
    })
    await saveWishes(ctx, wishesSchema.parse({}))
    expect((await readSeekerProfile(ctx)).seeker).toMatchObject({
      profession: null,
      placeId: null,
      furtherPlaces: [],
      refusals: [],
      workloadFrom: null,
    })
  })

  it('name every field that nobody understands, and keep what was there', async () => {
    const ctx = await someone()
    await saveWishes(ctx, wishesSchema.parse({ professions: ['Hebamme'] }))
    const wrong = wishesSchema.parse({
      professions: ['Hebamme', 'Zauberer'],
      specialties: ['Zauberei'],
      places: [{ place: 'Xyzzyhausen', radius: '' }],
    })
    await expect(saveWishes(ctx, wrong)).rejects.toMatchObject({
      fields: {
        'professions[1]': [{ key: 'onboarding.profession-unknown' }],
        'specialties[0]': [{ key: 'onboarding.specialty-unknown' }],
        'places[0].place': [{ key: 'onboarding.place-unknown' }],
      },
    })
    expect((await readSeekerProfile(ctx)).seeker.profession).toBe('hebamme')
    expect(wishesSchema.safeParse({ workloadFrom: '80', workloadTo: '60' }).error?.issues[0]).toMatchObject({
      path: ['workloadTo'],
      message: 'profile.workload-order',
    })
  })
})

describe('facts', () => {
  it('tell no driving licence from one that was not spoken of', async () => {
    const ctx = await someone()
    const save = (given: object) => saveFacts(ctx, factsSchema.parse(given))
    await save({ drivingLicences: 'none', languages: [{ language: 'de', level: 'C1' }, { language: '' }] })
    expect(await readSeekerProfile(ctx)).toMatchObject({
      seeker: { drivingLicences: [], languages: [{ language: 'de', level: 'C1' }] },
      matchable: { hasDrivingLicence: false },
    })
    await save({ drivingLicences: ['B', 'BE'], experienceYears: '12' })
    expect(await readSeekerProfile(ctx)).toMatchObject({
      matchable: { hasDrivingLicence: true, experienceYears: 12, languages: [] },
    })
    await save({})
    expect((await readSeekerProfile(ctx)).matchable.hasDrivingLicence).toBeNull()
  })
})

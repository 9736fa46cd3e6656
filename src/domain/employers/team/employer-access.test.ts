import { describe, expect, it } from 'vitest'
import { lastLetter, makePerson, membershipsOf } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import type { Actor, UserActor } from '../../caller/actor.ts'
import { createOwnEmployer } from '../create-own-employer.ts'
import { findOwnEmployers } from '../find-own-employers.ts'
import { askForEmployer, decideEmployerRequest, listEmployerRequests } from './ask-for-employer.ts'
import { newEmployerSchema } from './employer-access.schema.ts'
import { readOwnRequest } from './read-own-request.ts'

const db = await testDatabase()
const as = (actor: Actor) => testContext(db, { actor })
const create = (actor: Actor, fields: object) =>
  createOwnEmployer(as(actor), {
    employer: newEmployerSchema.parse({ type: 'hospital', ...fields }),
  })
const ask = (actor: Actor, employerId: number) => askForEmployer(as(actor), { employerId })
const withAccess = async (actor: UserActor, email: string): Promise<UserActor> => ({
  ...actor,
  memberships: await membershipsOf(db, actor.userId, email),
})

describe('the employers of a person', () => {
  it('come in the order direct 100, e-mail 95, manual 90, domain 70, each once', async () => {
    const person = await makePerson(db, { role: 'employer', email: 'chefin@klinik-nord.example' })
    const direct = await create(person, { name: 'Klinik Nord', website: 'klinik-nord.example' })
    const rows = await db
      .insertInto('employers')
      .values([
        { name: 'Praxis Nord', slug: 'praxis-nord', email: 'Chefin@klinik-nord.example' },
        { name: 'MVZ Nord', slug: 'mvz-nord' },
        { name: 'Reha Nord', slug: 'reha-nord', website: 'https://www.klinik-nord.example/reha' },
      ])
      .returning('id')
      .execute()
    const [byEmail, manual, byDomain] = rows.map(({ id }) => id)
    await db
      .insertInto('user_employer_links')
      .values({ user_id: person.userId, employer_id: manual ?? 0 })
      .execute()
    const found = await findOwnEmployers(as(person))
    expect(found.map(each => [each.employerId, each.mappingType, each.confidence, each.hasAccess])).toEqual([
      [direct.employerId, 'direct', 100, true],
      [byEmail, 'email', 95, true],
      [manual, 'manual', 90, true],
      [byDomain, 'domain', 70, false],
    ])
  })

  it('are never found by the domain of a mail provider', async () => {
    await db
      .insertInto('employers')
      .values({ name: 'Praxis Post', slug: 'praxis-post', email: 'praxis@gmx.de' })
      .execute()
    const person = await makePerson(db, { role: 'employer', email: 'jemand@gmx.de' })
    expect(await findOwnEmployers(as(person))).toEqual([])
  })

  it('are found by their domain whatever stands before it, on either side', async () => {
    const rows = await db
      .insertInto('employers')
      .values([
        { name: 'Spital am Inn', slug: 'spital-inn', website: 'https://karriere.spital-inn.co.at/jobs' },
        { name: 'Pflege am Inn', slug: 'pflege-inn', email: 'info@spital-inn.co.at' },
        { name: 'Fremd am Inn', slug: 'fremd-inn', website: 'https://notspital-inn.co.at' },
      ])
      .returning('id')
      .execute()
    const person = await makePerson(db, { role: 'employer', email: 'eva@mail.spital-inn.co.at' })
    const found = await findOwnEmployers(as(person))
    expect(found.map(({ employerId, hasAccess }) => [employerId, hasAccess])).toEqual(
      rows.slice(0, 2).map(({ id }) => [id, false]),
    )
  })

  it('of which only the domain speaks give no access', async () => {
    const owner = await makePerson(db, { role: 'employer', email: 'owner@domain-only.example' })
    await create(owner, { name: 'Domain Only', website: 'https://domain-only.example' })
    const colleague = await makePerson(db, { role: 'employer', email: 'colleague@domain-only.example' })
    expect((await withAccess(colleague, 'colleague@domain-only.example')).memberships).toEqual([])
  })
})

describe('asking for access', () => {
  it('tells the owners, who let the person in as a recruiter', async () => {
    const owner = await makePerson(db, { role: 'employer', email: 'owner@stift.example', locale: 'en' })
    const { employerId } = await create(owner, { name: 'Stift' })
    const person = await makePerson(db, { role: 'employer', email: 'new@stift.example' })
    await ask(person, employerId)
    expect(await lastLetter(db, 'owner@stift.example')).toMatchObject({ template: 'employer-link-requested' })
    const asOwner = as(await withAccess(owner, 'owner@stift.example'))
    const [request] = await listEmployerRequests(asOwner)
    await decideEmployerRequest(asOwner, { requestId: request?.id ?? 0, accept: true })
    expect((await withAccess(person, 'new@stift.example')).memberships).toEqual([
      { employerId, role: 'recruiter' },
    ])
    expect(await lastLetter(db, 'new@stift.example')).toMatchObject({
      template: 'employer-link-decided',
      props: { accepted: true },
    })
  })

  it('twice is refused', async () => {
    const owner = await makePerson(db, { role: 'employer' })
    const { employerId } = await create(owner, { name: 'Zweimal' })
    const person = await makePerson(db, { role: 'employer' })
    await ask(person, employerId)
    await expect(ask(person, employerId)).rejects.toMatchObject({ key: 'onboarding.already-requested' })
  })

  it('is possible again 30 days after a refusal, and not before', async () => {
    const owner = await makePerson(db, { role: 'employer', email: 'owner@nochmal.example' })
    const { employerId } = await create(owner, { name: 'Nochmal' })
    const person = await makePerson(db, { role: 'employer' })
    const asOwner = as(await withAccess(owner, 'owner@nochmal.example'))
    await ask(person, employerId)
    const [request] = await listEmployerRequests(asOwner)
    await decideEmployerRequest(asOwner, { requestId: request?.id ?? 0, accept: false })
    const at = (days: number) =>
      testContext(db, { actor: person, now: new Date(asOwner.now().getTime() + days * 86_400_000) })
    const again = (days: number) => askForEmployer(at(days), { employerId })
    expect(await readOwnRequest(at(1), { employerId })).toEqual({
      state: 'refused',
      againAt: new Date(asOwner.now().getTime() + 30 * 86_400_000),
    })
    await expect(again(29)).rejects.toMatchObject({ key: 'onboarding.already-requested' })
    expect(await readOwnRequest(at(30), { employerId })).toMatchObject({ state: 'again' })
    await again(30)
    expect(await readOwnRequest(at(30), { employerId })).toMatchObject({ state: 'requested' })
    expect(await listEmployerRequests(asOwner)).toHaveLength(1)
  })

  it('is for people who signed up as employers', async () => {
    const owner = await makePerson(db, { role: 'employer' })
    const { employerId } = await create(owner, { name: 'Nur Arbeitgeber' })
    const seeker = await makePerson(db)
    await expect(ask(seeker, employerId)).rejects.toMatchObject({ kind: 'not-allowed' })
    expect(await readOwnRequest(as(seeker), { employerId })).toMatchObject({ state: 'other-account' })
  })

  it('cannot be decided by a recruiter, a stranger, the asking person, or twice: all get the same answer', async () => {
    const owner = await makePerson(db, { role: 'employer', email: 'owner@haus.example' })
    const { employerId } = await create(owner, { name: 'Haus' })
    const person = await makePerson(db, { role: 'employer' })
    await ask(person, employerId)
    const asOwner = as(await withAccess(owner, 'owner@haus.example'))
    const requestId = (await listEmployerRequests(asOwner))[0]?.id ?? 0
    const recruiter: UserActor = {
      ...(await makePerson(db)),
      memberships: [{ employerId, role: 'recruiter' }],
    }
    for (const actor of [recruiter, await makePerson(db, { role: 'employer' }), person]) {
      const decision = decideEmployerRequest(as(actor), { requestId, accept: true })
      await expect(decision).rejects.toMatchObject({ kind: 'not-found' })
    }
    await decideEmployerRequest(asOwner, { requestId, accept: false })
    await expect(decideEmployerRequest(asOwner, { requestId, accept: true })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

describe('creating an employer', () => {
  it('is refused when the name is taken, however it is written', async () => {
    const person = await makePerson(db, { role: 'employer' })
    await create(person, { name: 'Marienstift' })
    await expect(create(person, { name: 'MARIENSTIFT' })).rejects.toMatchObject({
      key: 'onboarding.name-taken',
    })
  })

  it('knows where its town is, and says when it does not', async () => {
    const person = await makePerson(db, { role: 'employer' })
    const { employerId } = await create(person, { name: 'Klinik am See', place: '79098 Freiburg' })
    const row = await db
      .selectFrom('employers')
      .select(['city', 'state_code'])
      .where('id', '=', employerId)
      .executeTakeFirst()
    expect(row).toEqual({ city: 'Freiburg im Breisgau', state_code: 'DE-BW' })
    await expect(create(person, { name: 'Nirgends', place: 'Xyzzyhausen' })).rejects.toMatchObject({
      fields: { place: [{ key: 'onboarding.place-unknown' }] },
    })
  })

  it('is for employers, not for job seekers and guests', async () => {
    await expect(create(await makePerson(db), { name: 'Seeker' })).rejects.toMatchObject({
      kind: 'not-allowed',
    })
    await expect(create({ kind: 'guest' }, { name: 'Guest' })).rejects.toMatchObject({ kind: 'not-allowed' })
  })
})

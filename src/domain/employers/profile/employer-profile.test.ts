import { describe, expect, it } from 'vitest'
import { makePerson, membershipsOf } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { htmlAsText } from '../../../texts/html-as-text.ts'
import type { UserActor } from '../../caller/actor.ts'
import { readEmployer } from '../read-employer.ts'
import { describeEmployer } from '../steps/describe-employer.ts'
import { newEmployerSchema } from '../team/employer-access.schema.ts'
import { employerProfileSchema } from './employer-profile.schema.ts'
import { readEmployerProfile } from './read-employer-profile.ts'
import { saveEmployerProfile } from './save-employer-profile.ts'

const db = await testDatabase()

async function asNow(person: UserActor) {
  const memberships = await membershipsOf(db, person.userId, 'nobody@nowhere.example')
  return testContext(db, { actor: { ...person, memberships } })
}

async function save(person: UserActor, fields: Record<string, unknown>, employerId: number | null = null) {
  const profile = employerProfileSchema.parse({ profileType: 'hospital', name: 'Klinik am See', ...fields })
  return saveEmployerProfile(await asNow(person), { employerId, profile })
}

const newOwner = () => makePerson(db, { role: 'employer' })

describe("an employer's profile", () => {
  it('has a name that no mail can turn into a link, and a mail address that is one', () => {
    const problemsOf = (fields: object) =>
      employerProfileSchema
        .safeParse({ profileType: 'practice', name: 'Praxis', ...fields })
        .error?.issues.map(({ path, message }) => [path.join('.'), message])
    const name = 'Praxis https://geschenk.example'
    expect(problemsOf({ name })).toEqual([['name', 'account.name-link']])
    expect(newEmployerSchema.safeParse({ name, type: 'hospital' }).error?.issues[0]?.message).toBe(
      'account.name-link',
    )
    expect(problemsOf({ email: 'praxis, andere@post.example' })).toEqual([['email', 'account.email-wrong']])
    expect(problemsOf({ email: '' })).toBeUndefined()
  })

  it('is created with everything it tells, and reads as it was typed', async () => {
    const person = await newOwner()
    const { employerId } = await save(person, {
      name: 'Klinikum Seeblick',
      type: 'care-facility',
      ownership: 'non-profit',
      size: '201-1000',
      ownerName: 'Stiftung Seeblick',
      departments: 'Innere Medizin\n- Chirurgie\n\nInnere Medizin',
      certifications: 'KTQ',
      beds: '1.200',
      doctors: '80',
      employees: '900',
      contactPerson: 'Ines Tor',
      phone: '+49 761 1234',
      website: 'seeblick.example',
      description: 'Wir sind am See.\n\n- ruhig\n- hell',
      places: [
        { place: '79098 Freiburg im Breisgau', street: 'Seeweg 1' },
        { place: 'Basel', label: 'Haus Basel' },
        { place: '', street: '', label: '' },
      ],
    })
    expect(await readEmployer(await asNow(person), employerId)).toMatchObject({
      type: 'care-facility',
      ownership: 'non-profit',
      departments: ['Innere Medizin', 'Chirurgie'],
      beds: 1200,
      website: 'https://seeblick.example',
      city: 'Freiburg im Breisgau',
      postalCode: '79098',
      street: 'Seeweg 1',
      country: 'DE',
    })
    const { fields, canChange } = await readEmployerProfile(await asNow(person), employerId)
    expect(canChange).toBe(true)
    expect(fields).toMatchObject({ beds: '1200', description: 'Wir sind am See.\n\n- ruhig\n- hell' })
    expect(fields.places.map(({ place, label }) => [place, label])).toEqual([
      ['79098 Freiburg im Breisgau', ''],
      ['Basel', 'Haus Basel'],
    ])
  })

  it('of a practice keeps no beds and is of a type that goes with it', async () => {
    const person = await newOwner()
    const { employerId } = await save(person, {
      name: 'Praxis am Tor',
      profileType: 'practice',
      type: 'hospital',
      beds: '12',
      ownership: 'public',
    })
    const employer = await readEmployer(await asNow(person), employerId)
    expect(employer).toMatchObject({ type: 'private-practice', beds: null, ownership: null })
  })

  it('says which place is not one, and nothing is created', async () => {
    const person = await newOwner()
    const places = [{ place: 'Köln' }, { place: 'Nirgendwohausen' }, { street: 'Weg 1' }]
    await expect(save(person, { name: 'Haus ohne Ort', places })).rejects.toMatchObject({
      fields: {
        'places[1].place': [{ key: 'onboarding.place-unknown' }],
        'places[2].place': [{ key: 'employer-area.profile.place-missing' }],
      },
    })
    expect((await asNow(person)).actor).toMatchObject({ memberships: [] })
  })

  it('cannot take the name of another employer, in whatever case', async () => {
    await save(await newOwner(), { name: 'Einmalig' })
    await expect(save(await newOwner(), { name: 'EINMALIG' })).rejects.toMatchObject({
      key: 'employer-area.profile.name-taken',
    })
  })

  it('is not overwritten by someone who read it before another one saved', async () => {
    const person = await newOwner()
    const { employerId } = await save(person, { name: 'Zweimal' })
    const { fields } = await readEmployerProfile(await asNow(person), employerId)
    await save(person, { name: 'Zweimal', phone: '1', version: fields.version }, employerId)
    await expect(
      save(person, { name: 'Zweimal', phone: '2', version: fields.version }, employerId),
    ).rejects.toMatchObject({ key: 'employer-area.profile.changed-meanwhile' })
    expect((await readEmployerProfile(await asNow(person), employerId)).fields.phone).toBe('1')
  })

  it('is read by a recruiter and changed by owners only; for others it does not exist', async () => {
    const { employerId } = await save(await newOwner(), { name: 'Nur Lesen' })
    const recruiter = await newOwner()
    await db
      .insertInto('user_employer_links')
      .values({ user_id: recruiter.userId, employer_id: employerId })
      .execute()
    expect((await readEmployerProfile(await asNow(recruiter), employerId)).canChange).toBe(false)
    await expect(save(recruiter, { name: 'Nur Lesen' }, employerId)).rejects.toMatchObject({
      kind: 'not-allowed',
    })
    const stranger = await newOwner()
    await expect(readEmployerProfile(await asNow(stranger), employerId)).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(save(stranger, { name: 'Fremd' }, employerId)).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('the description of an employer', () => {
  it('comes back as it was typed', () => {
    const text = 'Über uns:\nWir sind am See.\n\n- ruhig & hell\n- <gut> erreichbar'
    const again = htmlAsText(describeEmployer(text))
    expect(htmlAsText(describeEmployer(again))).toBe(again)
    expect(again).toContain('ruhig & hell')
  })

  it('is stored without anything that could run', () => {
    const html = describeEmployer('<p onclick="x()">Hallo</p><script>alert(1)</script>')
    expect(html).toBe('<p>Hallo</p>')
  })

  it('keeps the bold print of an imported text that nobody touched', async () => {
    const person = await newOwner()
    const { employerId } = await save(person, { name: 'Fett' })
    const html = '<p>Wir sind <strong>gut</strong>.</p>'
    await db.updateTable('employers').set({ description_html: html }).where('id', '=', employerId).execute()
    const { fields } = await readEmployerProfile(await asNow(person), employerId)
    await save(person, { name: 'Fett', description: fields.description, version: fields.version }, employerId)
    expect((await readEmployer(await asNow(person), employerId)).descriptionHtml).toBe(html)
  })
})

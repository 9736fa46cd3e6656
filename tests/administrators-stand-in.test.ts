import { describe, expect, it } from 'vitest'
import { makeEmployer } from './factories/employer.ts'
import { makeJob } from './factories/job.ts'
import { applySomebody } from './support/applications.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const { owner, seeker, admin } = await signInEveryone(site)
const { id: employerId } = await site.db
  .selectFrom('employers')
  .select('id')
  .where('owner_user_id', '=', owner.userId)
  .executeTakeFirstOrThrow()
const jobId = await makeJob(site.db, { employer_id: employerId, apply_way: 'here', title: 'Nachtwache' })
const openJobId = await makeJob(site.db, { employer_id: employerId, apply_way: 'here', title: 'Tagdienst' })
const query = `?employer=${employerId}`
const notice = 'Sie sind als Administrator angemeldet und bearbeiten Klinik am Netz'

const read = async (path: string, cookie: string) => {
  const answer = await site.send(path, { headers: { cookie } })
  const { status, headers } = answer
  return { status, location: headers.get('location'), text: await answer.text() }
}
const logged = async () => {
  const rows = await site.db
    .selectFrom('audit_events')
    .select(['kind', 'details'])
    .where('actor_user_id', '=', admin.userId)
    .orderBy('id')
    .execute()
  return rows.filter(({ kind }) => /employer|application/.test(kind))
}

describe('an administrator', () => {
  it.each([
    '/employer-dashboard',
    '/employer-dashboard/stellen',
    '/employer-dashboard/bewerbungen',
    '/employer-dashboard/profil',
    '/employer-dashboard/profil?tab=media',
    '/employer-dashboard/team',
  ])('opens %s in the place of any employer and is told so', async path => {
    const { status, text } = await read(
      path + query.replace('?', path.includes('?') ? '&' : '?'),
      admin.cookie,
    )
    expect(status).toBe(200)
    expect(text).toContain(notice)
  })

  it('is led to the list when the employer is not named, and finds none where there is none', async () => {
    const unnamed = await read('/employer-dashboard/profil', admin.cookie)
    expect(unnamed).toMatchObject({ status: 302, location: '/admin-dashboard/arbeitgeber' })
    expect((await read('/employer-dashboard?employer=999999', admin.cookie)).status).toBe(404)
    const list = await read('/admin-dashboard/arbeitgeber?q=netz', admin.cookie)
    expect(list.text).toContain(`/admin-dashboard/arbeitgeber/${employerId}`)
    const record = await read(`/admin-dashboard/arbeitgeber/${employerId}`, admin.cookie)
    expect(record.text).toContain(`/employer-dashboard${query}`)
  })

  it('reads applications and their documents, which the log tells, and the applicant is not told', async () => {
    const { applicationId } = await applySomebody(site.ctx, jobId)
    const before = (await logged()).length
    await read(`/employer-dashboard/bewerbungen${query}`, admin.cookie)
    const one = await read(`/employer-dashboard/bewerbungen/${applicationId}${query}`, admin.cookie)
    expect(one.text).toContain(notice)
    expect((await logged()).slice(before)).toMatchObject([
      { kind: 'applications-listed-by-admin', details: { employerId } },
      { kind: 'application-opened-by-admin', details: { employerId, applicationId, changes: false } },
    ])
    const { first_viewed_at } = await site.db
      .selectFrom('applications')
      .select('first_viewed_at')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow()
    expect(first_viewed_at).toBeNull()
  })

  it('changes ads, templates, the team and the profile, and each change stands in the log with the employer', async () => {
    const before = (await logged()).length
    const send = async (path: string, fields: Record<string, string>) => {
      const answer = await site.post(path + query, new URLSearchParams(fields), { cookie: admin.cookie })
      expect({ path, status: answer.status }).toEqual({ path, status: 302 })
    }
    await send('/employer-dashboard/stellen', { form: 'move', jobId: String(jobId), action: 'pause' })
    const template = { form: 'create', name: 'Kurz', text: 'Leider nein.' }
    await send('/employer-dashboard/bewerbungen/vorlagen', template)
    const invitation = { form: 'invite', email: 'neu@web.example', role: 'recruiter' }
    await send('/employer-dashboard/team', invitation)
    const profile = { form: 'profile', profileType: 'hospital', name: 'Klinik am Netz' }
    await send('/employer-dashboard/profil', profile)
    expect((await logged()).slice(before)).toMatchObject([
      { kind: 'employer-changed-by-admin', details: { employerId, jobId } },
      { kind: 'employer-changed-by-admin', details: { employerId, what: 'templates' } },
      { kind: 'employer-member-invited', details: { employerId } },
      { kind: 'employer-profile-changed', details: { employerId } },
    ])
    const log = await read('/admin-dashboard/protokoll?kind=employer-changed-by-admin', admin.cookie)
    expect(log.text).toContain('Klinik am Netz')
  })

  it('changes a template, and the log names the employer whose it is, whichever the page is open for', async () => {
    const { id } = await site.db
      .insertInto('answer_templates')
      .values({ employer_id: employerId, name: 'Danke', text: 'Danke.' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const elsewhere = `?employer=${await makeEmployer(site.db)}`
    const change = new URLSearchParams({
      form: 'change',
      id: String(id),
      name: 'Danke',
      text: 'Vielen Dank.',
    })
    const path = `/employer-dashboard/bewerbungen/vorlagen${elsewhere}`
    expect((await site.post(path, change, { cookie: admin.cookie })).status).toBe(302)
    expect((await logged()).at(-1)).toMatchObject({ details: { employerId, what: 'templates' } })
  })

  it('who is signed in at the site as well acts for the own employer as oneself, and for others as administrator', async () => {
    const both = `${owner.cookie}; ${admin.cookie}`
    for (const path of ['/employer-dashboard', `/employer-dashboard${query}`])
      expect((await read(path, both)).text).not.toContain(notice)
    const seeking = `${seeker.cookie}; ${admin.cookie}`
    expect((await read(`/employer-dashboard${query}`, seeking)).text).toContain(notice)
    expect((await read('/dashboard', admin.cookie)).location).toContain('/login')
  })

  it('reads the documents of an application, also when signed in at the site as someone else', async () => {
    const { applicationId } = await applySomebody(site.ctx, openJobId)
    const { id: fileId } = await site.db
      .insertInto('files')
      .values({
        sha256: 'a'.repeat(64),
        bytes: 1,
        media_type: 'application/pdf',
        name: 'Lebenslauf.pdf',
        purpose: 'application',
        scan: 'clean',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await site.db
      .insertInto('application_files')
      .values({ application_id: applicationId, file_id: fileId, position: 0 })
      .execute()
    const both = `${seeker.cookie}; ${admin.cookie}`
    const one = await read(`/employer-dashboard/bewerbungen/${applicationId}${query}`, both)
    expect(one.text).toContain(`/files/${fileId}${query}`)
    // The 410 tells that an infected file was deleted, so only those who may read it get it; for everyone else it never existed.
    await site.db.updateTable('files').set({ scan: 'infected' }).where('id', '=', fileId).execute()
    expect((await read(`/files/${fileId}${query}`, seeker.cookie)).status).toBe(404)
    expect((await read(`/files/${fileId}${query}`, both)).status).toBe(410)
  })
})

describe('nobody else', () => {
  it('opens the pages of an employer by naming it', async () => {
    const stranger = { guest: '', seeker: seeker.cookie }
    expect((await read(`/employer-dashboard${query}`, stranger.guest)).status).toBe(302)
    expect((await read(`/employer-dashboard${query}`, stranger.seeker)).status).toBe(403)
    expect((await read('/admin-dashboard/arbeitgeber', owner.cookie)).location).toContain('/admin-anmeldung')
  })
})

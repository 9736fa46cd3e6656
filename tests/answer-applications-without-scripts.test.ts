import { describe, expect, it } from 'vitest'
import { makeJob } from './factories/job.ts'
import { applySomebody } from './support/applications.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const { owner } = await signInEveryone(site)
const { id: employerId } = await site.db
  .selectFrom('employers')
  .select('id')
  .where('owner_user_id', '=', owner.userId)
  .executeTakeFirstOrThrow()
const jobId = await makeJob(site.db, { employer_id: employerId, apply_way: 'here', title: 'Nachtwache' })
const list = '/employer-dashboard/bewerbungen'

const page = async (path: string) => {
  const answer = await site.send(path, { headers: { cookie: owner.cookie } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const send = async (path: string, fields: Record<string, string>) => {
  const answer = await site.post(path, new URLSearchParams(fields), { cookie: owner.cookie })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const stateOf = async (id: string) => {
  const rows = site.db.selectFrom('applications').select(['status', 'version']).where('id', '=', id)
  return rows.executeTakeFirstOrThrow()
}

describe('an employer without scripts', () => {
  it('finds an application in the list, on the board and on its own page', async () => {
    const { applicationId } = await applySomebody(site.ctx, jobId)
    expect((await page(`${list}?job=${jobId}&q=jana&sort=oldest`)).text).toContain('Jana Vogt')
    expect((await page(`${list}?q=niemand`)).text).toContain('Auf diese Auswahl passt keine Bewerbung.')
    expect((await page(`${list}?view=board`)).text).toContain(`card-${applicationId}`)
    const one = await page(`${list}/${applicationId}?q=jana`)
    expect(one.text).toContain('Ich bewerbe mich.')
    expect(one.text).toContain(`href="${list}?q=jana"`)
    expect((await page('/en/employer-dashboard/applications')).text).toContain('1 application')
  })

  it('moves a card by its button, and is told when someone else was faster', async () => {
    const { applicationId } = await applySomebody(site.ctx, jobId)
    const { version } = await stateOf(applicationId)
    const move = { form: 'move', applicationId, to: 'interview', version: String(version) }
    const moved = await send(`${list}?view=board`, move)
    expect(moved).toMatchObject({ status: 302 })
    expect(moved.headers.get('location')).toBe(`${list}?view=board`)
    expect(await stateOf(applicationId)).toMatchObject({ status: 'interview' })
    const late = await send(`${list}?view=board`, move)
    expect(decodeURIComponent(late.headers.get('set-cookie') ?? '')).toContain(
      'employer-applications.not-moved',
    )
  })

  it('sees what is sent before a rejection goes out, and who could not be rejected', async () => {
    const { applicationId } = await applySomebody(site.ctx, jobId)
    const path = `${list}/absagen?id=${applicationId}`
    expect((await page(path)).text).toContain('vielen Dank für Ihre Bewerbung')
    const answer = { ids: applicationId, text: 'Guten Tag {name}, leider nein zu {job}.' }
    const preview = await send(path, { form: 'preview', ...answer })
    expect(preview.text).toContain('Guten Tag Jana Vogt, leider nein zu Nachtwache.')
    expect(await stateOf(applicationId)).toMatchObject({ status: 'applied' })
    expect((await send(path, { form: 'send', ...answer })).text).toContain('1 Absage ist unterwegs.')
    expect(await stateOf(applicationId)).toMatchObject({ status: 'rejected' })
    expect((await send(path, { form: 'send', ...answer })).text).toContain(
      '1 Person hat keine Absage erhalten.',
    )
  })

  it('writes a message and a note, invites, and hires', async () => {
    const { applicationId } = await applySomebody(site.ctx, jobId)
    const path = `${list}/${applicationId}`
    expect((await send(path, { form: 'message', text: 'Guten Morgen' })).status).toBe(302)
    expect((await send(path, { form: 'note', text: 'Klingt gut' })).status).toBe(302)
    const invitation = { form: 'invite', kind: 'on-site', place: 'Station 3', minutes: '30', message: '' }
    const { version } = await stateOf(applicationId)
    const none = await send(path, { ...invitation, slots: '', version: String(version) })
    expect(none).toMatchObject({ status: 400 })
    expect(none.text).toContain('Bitte schlagen Sie mindestens einen Termin vor.')
    const wanted = { ...invitation, slots: '2099-07-01T09:30', version: String(version) }
    expect((await send(path, wanted)).status).toBe(302)
    const text = (await page(path)).text
    for (const part of ['Guten Morgen', 'Klingt gut', 'Station 3', '01.07.2099, 09:30 Uhr'])
      expect(text).toContain(part)
    const now = await stateOf(applicationId)
    expect(now.status).toBe('interview')
    expect((await send(path, { form: 'hire', note: '', version: String(now.version) })).status).toBe(302)
    expect(await stateOf(applicationId)).toMatchObject({ status: 'hired' })
  })

  it('is offered after a hire, and not before, to end the ad that still looks for somebody', async () => {
    const { applicationId } = await applySomebody(site.ctx, jobId)
    const path = `${list}/${applicationId}`
    const offer = /href="([^"]*action=fill[^"]*)"/
    expect((await page(path)).text).not.toMatch(offer)
    const { version } = await stateOf(applicationId)
    await send(path, { form: 'hire', note: '', version: String(version) })
    const [, way = ''] = offer.exec((await page(path)).text) ?? []
    expect((await page(way.replaceAll('&amp;', '&'))).text).toContain('Nachtwache')
    await site.db.updateTable('jobs').set({ status: 'filled' }).where('id', '=', jobId).execute()
    expect((await page(path)).text).not.toMatch(offer)
    await site.db.updateTable('jobs').set({ status: 'published' }).where('id', '=', jobId).execute()
  })

  it('keeps templates and takes the list away as files that no cache keeps', async () => {
    const templates = `${list}/vorlagen`
    expect((await send(templates, { form: 'create', name: 'Kurz', text: 'Danke, {name}.' })).status).toBe(302)
    expect((await page(templates)).text).toContain('Danke, {name}.')
    expect((await send(templates, { form: 'create', name: 'Kurz', text: 'Noch einmal' })).status).toBe(400)
    const csv = await page('/employer-dashboard/export/applications.csv')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('cache-control')).toContain('no-store')
    expect(csv.text).toContain('Jana Vogt;')
    const pdf = await page('/en/employer-dashboard/export/applications.pdf')
    expect(pdf.text.startsWith('%PDF-')).toBe(true)
  })
})

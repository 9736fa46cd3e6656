import { describe, expect, it } from 'vitest'
import { makeJob } from './factories/job.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const { owner } = await signInEveryone(site)
const { id: employerId } = await site.db
  .selectFrom('employers')
  .select('id')
  .where('owner_user_id', '=', owner.userId)
  .executeTakeFirstOrThrow()
const list = '/employer-dashboard/stellen'
const own = { employer_id: employerId, valid_through: new Date(Date.now() + 30 * 86_400_000) }

const page = async (path: string) => {
  const answer = await site.send(path, { headers: { cookie: owner.cookie } })
  return { status: answer.status, text: await answer.text() }
}
const stateOf = async (id: number) =>
  (await site.db.selectFrom('jobs').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('an employer with many ads, without scripts', () => {
  it('orders and narrows down the list by its address', async () => {
    await makeJob(site.db, { ...own, title: 'Zebra', department: 'Innere' })
    await makeJob(site.db, { ...own, title: 'Ahorn', valid_through: new Date(Date.now() + 3 * 86_400_000) })
    const titlesIn = (text: string) => ['Ahorn', 'Zebra'].filter(title => text.includes(`„${title}“`))
    const sorted = (await page(`${list}?sort=title&order=desc`)).text
    expect(sorted.indexOf('„Zebra“')).toBeLessThan(sorted.indexOf('„Ahorn“'))
    expect(titlesIn((await page(`${list}?ending=1`)).text)).toEqual(['Ahorn'])
    expect(titlesIn((await page(`${list}?department=Innere`)).text)).toEqual(['Zebra'])
    expect((await page(`${list}?sort=falsch&page=-3&source=x`)).status).toBe(200)
  })

  it('chooses all of a list, sees what would happen, and does it', async () => {
    const paused = [
      await makeJob(site.db, { ...own, title: 'Wache eins', status: 'paused' }),
      await makeJob(site.db, { ...own, title: 'Wache zwei', status: 'paused' }),
    ]
    const chosen = await page(`${list}?tab=paused&select=all`)
    expect(chosen.text).toContain('name="select" value="all"')
    // The bar covers the lower edge of the page; this mark makes the page scroll focused elements out from under it.
    expect(chosen.text).toContain('data-covers="some"')
    const ask = `${list}/auswahl?tab=paused&q=wache&select=all&action=resume`
    const asked = (await page(ask)).text
    expect(asked).toContain('Betrifft 2 Anzeigen')
    expect(await stateOf(paused[0] ?? 0)).toBe('paused')
    const [, jobIds = ''] = /name="jobIds" value="([\d,]+)"/.exec(asked) ?? []
    const fields = new URLSearchParams({ form: 'move', action: 'resume', jobIds })
    const done = await site.post(ask, fields, { cookie: owner.cookie })
    expect(done.headers.get('location')).toBe(`${list}?tab=paused&q=wache`)
    expect(await Promise.all(paused.map(stateOf))).toEqual(['published', 'published'])
  })

  it('is asked before an ad ends as filled, and goes back to the list when nothing was chosen', async () => {
    const jobId = await makeJob(site.db, { ...own, title: 'Nachtdienst' })
    const text = (await page(`${list}?q=nachtdienst`)).text
    expect(text).toContain(`${list}/auswahl?q=nachtdienst&amp;action=fill&amp;jobId=${jobId}`)
    expect((await page(`${list}/auswahl?action=fill`)).text).toContain('Bitte wählen Sie zuerst')
    const gone = await site.send(`${list}/auswahl?action=erfunden`, { headers: { cookie: owner.cookie } })
    expect(gone.headers.get('location')).toBe(list)
  })
})

import { describe, expect, it } from 'vitest'
import { applyForJob } from '../src/domain/applications/applying/apply-for-job.ts'
import { makePerson } from './support/account.ts'
import { as, emptyApplication, openHiring } from './support/applications.ts'
import { somebody } from './support/client.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
const seeker = await makePerson(site.db)
const cookie = await site.enter(seeker.userId)
const title = 'Pflegefachkraft Herzkatheterlabor'
const { jobId } = await openHiring(site.ctx, { title })
const { applicationId } = await applyForJob(as(site.ctx, seeker), {
  ...emptyApplication,
  jobId,
  applicant: null,
})

const textOf = async (path: string, cookies = '') => {
  const answer = await site.send(path, {
    headers: { cookie: cookies, 'user-agent': somebody.userAgent },
  })
  const { status } = answer
  if (status === 301) return textOf(answer.headers.get('location') ?? '', cookies)
  return answer.text()
}

describe('the page of a job and the lists that show it', () => {
  const pages = [`/jobs/${jobId}-x`, `/en/jobs/${jobId}-x`]

  it('tell who applied how the application stands, with the way to it', async () => {
    for (const [path, words, way] of [
      [pages[0], 'Bewerbung läuft', `/dashboard/bewerbungen/${applicationId}`],
      [pages[1], 'Application under way', `/en/dashboard/applications/${applicationId}`],
    ] as const) {
      const html = await textOf(path ?? '', cookie)
      expect(html).toContain(words)
      expect(html).toContain(way)
      expect(html).not.toMatch(new RegExp(`/${jobId}-[^/"]+/(bewerben|apply)"`))
    }
    const list = async () => (await textOf('/jobs?q=Herzkatheterlabor', cookie)).includes('Bewerbung läuft')
    await expect.poll(list).toBe(true)
  })

  it('tell nobody else, also not who asks right after the person for the same address', async () => {
    for (const path of [...pages, '/jobs?q=Herzkatheterlabor', '/']) {
      await textOf(path, cookie)
      const html = await textOf(path)
      expect(html).not.toContain('Bewerbung läuft')
      expect(html).not.toContain('Application under way')
      expect(html).not.toContain(applicationId ?? 'no application')
    }
  })

  it('mark an ad as viewed for whoever has read it', async () => {
    const list = async () => (await textOf('/jobs?q=Herzkatheterlabor', cookie)).includes('angesehen')
    await expect.poll(list).toBe(true)
    expect(await textOf('/jobs?q=Herzkatheterlabor')).not.toContain('angesehen')
  })
})

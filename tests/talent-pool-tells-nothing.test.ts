import { describe, expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { pauseOwnProfile, setVisibility } from '../src/domain/talent-pool/change-own-pool.ts'
import { excludeEmployer } from '../src/domain/talent-pool/exclude-employers.ts'
import { readOwnPool } from '../src/domain/talent-pool/read-own-pool.ts'
import { makeSearchingEmployer, makeTalent } from './support/talents.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
// The clock of the site decides what is shown.
const base: Context = { ...site.ctx, now: () => new Date() }
const hr = await makeSearchingEmployer(base)
const asHr = await site.enter(hr.owner.userId)

/** Whatever differs between two answers to the same request: the nonce and the id of the request. */
const alike = (html: string) =>
  html
    .replace(/nonce="[^"]*"/g, 'nonce=""')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')

async function answerTo(path: string, cookie = '') {
  const answer = await site.send(path, { headers: { cookie } })
  const headers = [...answer.headers]
    .filter(([name]) => !['date', 'x-request-id', 'server-timing'].includes(name))
    // The length differs by that of the address.
    .map(([name, value]) => (name === 'content-length' ? name : `${name}: ${alike(value)}`))
    .map(line => line.replace(/'nonce-[^']*'/g, "'nonce'"))
    .sort()
  return { status: answer.status, headers, html: alike(await answer.text()) }
}

describe('the address of a profile that is not to be seen', () => {
  const malformed = ['x', '1', '..%2Fx', 'a'.repeat(36), '00000000-0000-4000-8000-000000000000']

  it('answers byte for byte alike: off, paused, excluded, left, unknown and malformed', async () => {
    const off = await makeTalent(base)
    await setVisibility(off.asPerson, { visibility: 'off' })
    const paused = await makeTalent(base)
    await pauseOwnProfile(paused.asPerson, { isPaused: true })
    const excluded = await makeTalent(base)
    await excludeEmployer(excluded.asPerson, { employerId: hr.employerId })
    const rejoined = await makeTalent(base)
    await setVisibility(rejoined.asPerson, { visibility: 'off' })
    await setVisibility(rejoined.asPerson, { visibility: 'anonymous' })
    const visible = await makeTalent(base)
    for (const [start, cookie, hidden] of [
      ['/talentpool/', '', []],
      ['/en/talent-pool/', '', []],
      ['/talentpool/', asHr, [excluded.publicId]],
      ['/employer-dashboard/talentpool/', asHr, [excluded.publicId]],
    ] as const) {
      const ids = [off.publicId, paused.publicId, rejoined.publicId, ...hidden, ...malformed]
      const answers = await Promise.all(ids.map(id => answerTo(start + id, cookie)))
      const [first] = answers
      expect(first?.status).toBe(404)
      // The address stands in the document, and nothing else may differ.
      const htmlOf = (at: number) => {
        const address = start + ids[at]
        return answers[at]?.html
          .replaceAll(address, `${start}id`)
          .replaceAll(encodeURIComponent(address), encodeURIComponent(`${start}id`))
      }
      const different = ids.filter((_, at) => htmlOf(at) !== htmlOf(0))
      expect(different).toEqual([])
      expect([
        ...new Set(answers.map(({ status, headers }) => [status, ...headers].join('\n'))),
      ]).toHaveLength(1)
      expect((await answerTo(start + visible.publicId, cookie)).status).toBe(200)
    }
  }, 60_000)
})

describe('what somebody typed', () => {
  it('is in no public answer, and in none to employers before a yes', async () => {
    const marker = 'Zzyzxmarker'
    const text = (name: string) => `${marker} ${name}`
    const { person, publicId, asPerson } = await makeTalent(base, {
      person: { name: text('Name'), email: `${marker.toLowerCase()}@example.org` },
      seeker: { qualifications: [text('Qualifikation')], place_text: text('Ort') },
      positions: [{ title: text('Titel'), employer: text('Arbeitgeber'), is_current: true }],
    })
    const { userId: user_id } = person
    await site.db
      .updateTable('seeker_positions')
      .set({ city: text('Stadt'), duties: text('Aufgaben') })
      .where('user_id', '=', user_id)
      .execute()
    await site.db
      .insertInto('seeker_licences')
      .values({ user_id, kind: 'approbation', name: text('Nachweis') })
      .execute()
    await site.db
      .insertInto('seeker_educations')
      .values({ user_id, name: text('Ausbildung'), institution: text('Schule') })
      .execute()
    await site.db
      .updateTable('users')
      .set({ image: text('Bild') })
      .where('id', '=', user_id)
      .execute()
    await excludeEmployer(asPerson, { name: text('Ausschluss') })
    await readOwnPool(asPerson)
    // Enough of a kind that the list shows them.
    for (let count = 0; count < 5; count++) await makeTalent(base)
    const pages = [
      ['/talentpool', ''],
      ['/talentpool?profession=pflegefachmann', ''],
      [`/talentpool?q=${marker}`, ''],
      [`/talentpool/${publicId}`, ''],
      [`/en/talent-pool/${publicId}`, ''],
      ['/employer-dashboard/talentpool', asHr],
      [`/employer-dashboard/talentpool?job=${hr.jobId}`, asHr],
      [`/employer-dashboard/talentpool/${publicId}?job=${hr.jobId}`, asHr],
      ['/employer-dashboard/talentpool/anfragen', asHr],
      ['/sitemap.xml', ''],
    ] as const
    for (const [path, cookie] of pages) {
      for (const address of [path, path.replace(/(\?|$)/, '.data$1')]) {
        const answer = await site.send(address, { headers: { cookie } })
        const body = await answer.text()
        const shown = path.includes(`q=${marker}`) ? body.replaceAll(new RegExp(marker, 'gi'), '') : body
        expect(`${address}: ${shown.toLowerCase().includes(marker.toLowerCase())}`).toBe(`${address}: false`)
        expect(`${address}: ${body.includes(user_id)}`).toBe(`${address}: false`)
      }
    }
    const list = await (await site.send('/talentpool')).text()
    expect(list).toContain('/talentpool/')
  }, 60_000)
})

describe('what search engines see', () => {
  it('is the list alone: profiles and filtered lists are kept out', async () => {
    const { publicId } = await makeTalent(base)
    const robotsOf = async (path: string) =>
      /<meta name="robots" content="([^"]*)"/.exec(await (await site.send(path)).text())?.[1] ?? 'index'
    expect(await robotsOf('/talentpool')).toBe('index')
    expect(await robotsOf('/talentpool?state=DE-NW')).toBe('noindex')
    expect(await robotsOf(`/talentpool/${publicId}`)).toBe('noindex')
    const fixed = await (await site.send('/sitemaps/pages-1.xml')).text()
    expect(fixed).toContain('/talentpool<')
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { laterScriptBytes, pageBytes } from '../support/page-bytes.ts'

const kilobyte = 1_000

for (const path of ['/', '/jobs', '/en/jobs?q=nurse']) {
  test(`a first visit to ${path} loads little: scripts, styles, text and letters`, async ({ baseURL }) => {
    const page = await pageBytes(baseURL ?? '', path)
    expect(page.scriptGzip).toBeGreaterThan(10 * kilobyte)
    // The budget of a first visit.
    expect(page.scriptGzip).toBeLessThanOrEqual(149 * kilobyte)
    expect(page.styleGzip).toBeGreaterThan(kilobyte)
    // One stylesheet for all public pages, 0.7 kB of it for an ad beside its list; the pages behind a sign-in load another. The budget
    // of a first visit is 25 kB.
    expect(page.styleGzip).toBeLessThanOrEqual(14 * kilobyte)
    expect(page.htmlGzip).toBeLessThanOrEqual(25 * kilobyte)
    expect(page.fontFiles).toBeLessThanOrEqual(2)
    expect(page.fonts).toBeLessThanOrEqual(62 * kilobyte)
  })
}

/** Scripts of every other public page, in kB: what a form needs comes on top of what every page does. */
const otherPages: [path: string, most: number][] = [
  ['/jobs/karte', 149],
  ['job', 149.5],
  ['/arbeitgebern', 149],
  ['employer', 149],
  ['employer/offene-stellen', 149],
  ['/talentpool', 150],
  ['/en/talent-pool', 150],
  ['/emma', 149],
  ['/so-entsteht-diese-liste', 140],
  ['/ueber-uns', 140],
  ['/preise', 140],
  ['/blog', 140],
  ['/blog/pflege-gehalt-nach-tarif', 145],
  ['/pflege-jobs', 145],
  ['/gehalt', 140],
  ['/gehalt/pflegefachkraft', 145],
  ['/gehalt/tarif/tvoed-p', 145],
  ['/address-example', 140],
  ['/ideen', 145],
  ['/ideen/1', 145],
  ['/ideen/fahrplan', 140],
  ['/ideen/neu', 150],
  ['/ideen/1/stimme', 150],
  ['/ideen/1/kommentar', 150],
  ['/fuer-arbeitgeber', 150],
  ['/datenschutz', 140],
  ['/cookie-einstellungen', 140],
  ['/newsletter', 143],
  ['/bewerbung', 143],
  ['/register', 143],
  ['/register/jobseeker', 145],
  ['/register/employer', 145],
  ['/passwort-vergessen', 143],
  ['/login', 148],
  ['employer/zugriff', 148],
  ['job/nachfragen', 146],
  ['/vergleich?jobs=1,2,3,4', 140],
  ['/jobalarm', 150],
  ['/kontakt', 149.5],
  ['job/bewerben', 150],
]

for (const [page, most] of otherPages) {
  test(`a first visit to ${page} loads little`, async ({ baseURL, request }) => {
    const { jobs } = await (await request.get('/api/v1/jobs?pageSize=1')).json()
    const path = page
      .replace(/^job(?=\/|$)/, `/jobs/${jobs[0].id}`)
      .replace(/^employer(?=\/|$)/, `/arbeitgebern/${jobs[0].employer.id}`)
    const { scriptGzip, styleGzip, htmlGzip } = await pageBytes(baseURL ?? '', path)
    expect(scriptGzip).toBeGreaterThan(10 * kilobyte)
    expect(scriptGzip).toBeLessThanOrEqual(most * kilobyte)
    expect(styleGzip).toBeLessThanOrEqual(15 * kilobyte)
    expect(htmlGzip).toBeLessThanOrEqual(26 * kilobyte)
  })
}

test('the panel of the assistant loads little when it is first opened', async ({ baseURL }) => {
  const panels = readdirSync('build/client/assets').filter(name => /^emma-panel-.*\.js$/.test(name))
  expect(panels).toHaveLength(1)
  const panel = `/assets/${panels[0]}`
  const own = await laterScriptBytes(baseURL ?? '', panel, '/jobs')
  // Nothing of it comes with the page; and all of it, with the reader of its stream, is small.
  expect(own).toBeGreaterThan(2 * kilobyte)
  expect(own).toBeLessThanOrEqual(8 * kilobyte)
  // Elsewhere with what it shares with lists, which those who come from them have already.
  expect(await laterScriptBytes(baseURL ?? '', panel, '/')).toBeLessThanOrEqual(15 * kilobyte)
})

test('no page brings along the library that checks forms: that is the work of the server', () => {
  const folder = 'build/client/assets'
  const scripts = readdirSync(folder).filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const checking = scripts.filter(name =>
    /\bZodError\b|_zod\b/.test(readFileSync(`${folder}/${name}`, 'utf8')),
  )
  expect(checking).toEqual([])
})

import { expect, it } from 'vitest'
import { makeEmployer } from './factories/employer.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
const titlesIn = (html: string) => [...html.matchAll(/<title[^>]*>([^<]*)</g)].map(([, title]) => title)

it('a page that does not exist says so in the title of its tab, with the name of the site', async () => {
  for (const [path, title] of [
    ['/gibt-es-nicht', 'Diese Seite gibt es nicht – Kittel'],
    ['/jobs/99999999-weg', 'Diese Seite gibt es nicht – Kittel'],
    ['/en/nothing-here', 'This page does not exist – Kittel'],
  ]) {
    const answer = await site.send(path ?? '')
    expect([answer.status, titlesIn(await answer.text())]).toEqual([404, [title]])
  }
})

it('an old program finds an icon where it has always looked for one', async () => {
  const answer = await site.send('/favicon.ico')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('icon')])
})

it('the page of an employer without pictures says so, in both languages', async () => {
  const id = await makeEmployer(site.db, { name: 'Klinik ohne Bilder', slug: 'klinik-ohne-bilder' })
  for (const [path, words] of [
    [`/arbeitgebern/${id}-klinik-ohne-bilder`, 'Keine Medien verfügbar'],
    [`/en/employers/${id}-klinik-ohne-bilder`, 'No media available'],
  ])
    expect(await (await site.send(path ?? '')).text()).toContain(words)
})

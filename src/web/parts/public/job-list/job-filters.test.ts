import { expect, it } from 'vitest'
import { makeJob } from '../../../../../tests/factories/job.ts'
import { testSite } from '../../../../../tests/support/search.ts'
import { guest } from '../../../../domain/caller/actor.ts'
import { loadJobList } from './job-list.server.ts'

const { ctx, db, found } = await testSite({ actor: guest })
const full = await makeJob(db, { employment_types: ['full-time'] })
const part = await makeJob(db, { employment_types: ['part-time'] })
const either = await makeJob(db, { employment_types: ['full-time', 'part-time'] })
await found()

const shown = async (query: string) => {
  const { jobs, groups } = await loadJobList(ctx, new URLSearchParams(query))
  const group = groups.find(({ name }) => name === 'employmentType')
  return {
    ids: jobs.map(({ id }) => id).sort((one, other) => one - other),
    options: Object.fromEntries((group?.options ?? []).map(({ value, count }) => [value, count])),
  }
}

it('full time finds ads for full or part time as well, and each option says how many it finds', async () => {
  const all = await shown('')
  expect(all.options).toMatchObject({ 'full-time': '2', 'part-time': '2' })
  expect(all.options).not.toHaveProperty('both')
  expect((await shown('employmentType=full-time')).ids).toEqual([full, either])
  expect((await shown('employmentType=part-time')).ids).toEqual([part, either])
  expect((await shown('employmentType=full-time&employmentType=part-time')).ids).toEqual([full, part, either])
})

it('what is refused stands under one heading with how many jobs it leaves, agencies too, and cards say what is not known', async () => {
  const { jobs, groups, chips } = await loadJobList(
    ctx,
    new URLSearchParams('without=nights&without=weekends&without=agencies'),
  )
  const group = groups.find(({ name }) => name === 'without')
  expect(group?.label).toBe('Ohne')
  expect(group?.options.filter(({ isSelected }) => isSelected).map(({ label }) => label)).toEqual([
    'Nachtdienst',
    'Wochenenddienst',
    'Personaldienstleister',
  ])
  expect(group?.options.find(({ value }) => value === 'hospital')).toMatchObject({
    count: '0',
    isEmpty: true,
  })
  expect(groups.map(({ name }) => name)).not.toContain('agencies')
  expect(chips.map(({ label }) => label)).toEqual([
    'ohne Personaldienstleister',
    'ohne Nachtdienst',
    'ohne Wochenenddienst',
  ])
  expect(jobs.map(({ unknown }) => unknown)).toEqual(
    jobs.map(() => 'Nachtdienst, Wochenenddienst: nicht angegeben'),
  )
  expect((await loadJobList(ctx, new URLSearchParams(''))).jobs[0]?.unknown).toBeUndefined()
})

it('a list without the kinds of employers has none to refuse', async () => {
  const { groups } = await loadJobList(ctx, new URLSearchParams(''), {
    withoutFilters: ['employerType', 'agencies'],
  })
  const group = groups.find(({ name }) => name === 'without')
  expect(group?.options.map(({ value }) => value)).toEqual(['nights', 'weekends', 'shifts', 'on-call'])
})

it('below a few results stand ways to more, each with its count', async () => {
  const { alternatives, jobs } = await loadJobList(ctx, new URLSearchParams('employmentType=both'))
  expect(jobs).toHaveLength(1)
  expect(alternatives).toEqual([
    { text: 'Ohne „Vollzeit oder Teilzeit“: 3 Stellen', to: '/jobs', findsMore: true },
    {
      text: 'Jobalarm für diese Suche',
      to: expect.stringContaining('employmentType=both'),
      findsMore: false,
    },
  ])
})

it('an address that asks only for ads that leave it open still does', async () => {
  const asked = await shown('employmentType=both')
  expect(asked.ids).toEqual([either])
  expect(asked.options).toHaveProperty('both')
})

it('below the last page stands how many more ads mention the words, with the search that shows them', async () => {
  const mention = {
    title: 'Logopäde',
    profession: null,
    description_html: '<p>Sie arbeiten mit Hebammen.</p>',
  }
  for (let made = 0; made < 2; made++) await makeJob(db, mention)
  await makeJob(db, { title: 'Hebamme', profession: 'hebamme' })
  await found()
  const list = (query: string) => loadJobList(ctx, new URLSearchParams(query))
  expect((await list('q=hebamme')).mentioned).toEqual({
    text: '2 weitere Anzeigen erwähnen „hebamme“',
    to: '/jobs?q=hebamme&mentions=true',
  })
  expect((await list('q=hebamme&category=doctors')).mentioned).toBeNull()
  const shown = await list('q=hebamme&mentions=true')
  expect(shown).toMatchObject({ total: 3, mentioned: null })
  expect(shown.chips.map(({ label, to }) => [label, to])).toEqual([
    ['Auch Anzeigen, die den Suchbegriff nur erwähnen', '/jobs?q=hebamme'],
  ])
})

import { expect, it } from 'vitest'
import { testSite } from '../../../../../tests/support/search.ts'
import { guest } from '../../../../domain/caller/actor.ts'
import { loadJobList } from './job-list.server.ts'

const { ctx } = await testSite({ actor: guest })

const lineOf = async (query: Record<string, string>) => {
  const { understood } = await loadJobList(ctx, new URLSearchParams(query))
  return { chips: understood?.chips.map(({ label }) => label), ways: understood?.ways ?? [] }
}
const asked = 'Pflege in Köln oder Bonn'

it('of two towns in a sentence the one that is not searched is offered with its count, and then the other', async () => {
  const cologne = await lineOf({ q: 'Pflege', place: 'Köln', asked })
  expect(cologne.chips).toEqual(['Köln, 25 km'])
  expect(cologne.ways.map(({ text }) => text)).toEqual(['Auch in Bonn, 25 km: 0 Stellen', 'wörtlich suchen'])
  const there = new URLSearchParams(cologne.ways[0]?.to.split('?')[1])
  expect(Object.fromEntries(there)).toEqual({ q: 'Pflege', place: 'Bonn', asked })
  const bonn = await lineOf(Object.fromEntries(there))
  expect(bonn.chips).toEqual(['Bonn, 25 km'])
  expect(bonn.ways[0]?.text).toBe('Auch in Köln, 25 km: 0 Stellen')
})

it('offers no town once another place was chosen', async () => {
  const { ways } = await lineOf({
    q: 'Pflege',
    place: 'Bremen',
    asked: `${asked} Teilzeit`,
    employmentType: 'part-time',
  })
  expect(ways.map(({ text }) => text)).toEqual(['wörtlich suchen'])
})

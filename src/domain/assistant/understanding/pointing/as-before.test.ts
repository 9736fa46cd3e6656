import { expect, it } from 'vitest'
import { understandTurn } from '../understand-turn.ts'
import type { AskedOfJob } from './as-before.ts'

const said = (text: string, acted: AskedOfJob | null) =>
  understandTurn(text, { locale: 'de', search: null, acted, canPoint: true })[0]

it('does with the next ad what was done with the one before', () => {
  expect(said('die dritte auch noch', { name: 'save', fact: null })).toMatchObject({
    kind: 'job',
    name: 'save',
    references: [{ kind: 'at', index: 2 }],
  })
})

it('asks of the next ad what was asked of the one before', () => {
  expect(said('und bei der zweiten?', { name: 'show', fact: 'contract' })).toMatchObject({
    kind: 'job',
    name: 'show',
    fact: 'contract',
  })
})

it('neither saves an ad nor applies for it when it is only asked about', () => {
  for (const name of ['save', 'apply', 'message'] as const)
    expect(said('und die zweite?', { name, fact: null })).not.toMatchObject({ name })
})

it('goes on from nothing when nothing was asked, and not where something else is', () => {
  expect(said('die dritte auch noch', null)).not.toMatchObject({ name: 'save' })
  expect(said('was zahlt die zweite?', { name: 'save', fact: null })).toMatchObject({ name: 'pay' })
})

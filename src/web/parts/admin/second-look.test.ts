import { expect, it } from 'vitest'
import { secondLook } from './second-look.server.ts'

const shown = { lines: ['89,00 €'] }
const look = (given: { seen?: string; confirmed?: 'on' }, input: object = { price: 8_900 }) =>
  secondLook(given, input, async () => shown)

it('nothing is done before exactly this was shown and confirmed', async () => {
  const first = await look({})
  expect(first?.done).toMatchObject({ ...shown, isUnconfirmed: false })
  const seen = first?.done.seen ?? ''
  expect((await look({ seen }))?.done).toMatchObject({ seen, isUnconfirmed: true })
  expect((await look({ confirmed: 'on' }))?.done.isUnconfirmed).toBe(false)
  expect(await look({ seen, confirmed: 'on' })).toBeNull()
  const changed = await look({ seen, confirmed: 'on' }, { price: 9_900 })
  expect(changed?.done.isUnconfirmed).toBe(false)
  expect(changed?.done.seen).not.toBe(seen)
})

import { expect, it } from 'vitest'
import { accountContext, asCookieHeader, makePerson } from '../../../tests/support/account.ts'
import { via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { limits } from '../../config/limits.ts'
import { findKnownDevice, rememberDevice } from './known-device.ts'

const db = await testDatabase()
const base = accountContext(db)

it('of the browsers that somebody signs in with the last twenty are known', async () => {
  const email = 'viele@example.org'
  const { userId } = await makePerson(db, { email })
  const cookies: string[] = []
  for (let count = 0; count <= limits.knownDevices; count++) {
    const now = new Date(base.now().getTime() + count * 60_000)
    cookies.push(await rememberDevice({ ...base, now: () => now }, userId))
  }
  const isKnown = async (cookie = '') =>
    (await findKnownDevice(via(base, { cookie: asCookieHeader([cookie]) }), email)) !== null
  expect(await Promise.all(cookies.map(isKnown))).toEqual([false, ...Array(limits.knownDevices).fill(true)])
})

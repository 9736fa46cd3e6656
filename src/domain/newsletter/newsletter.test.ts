import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { accountContext, lastLetter, makePerson } from '../../../tests/support/account.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import de from '../../i18n/messages/de/everyone/home.json' with { type: 'json' }
import en from '../../i18n/messages/en/everyone/home.json' with { type: 'json' }
import { type Actor, guest, system } from '../caller/actor.ts'
import { exportReaders, readReaderCounts } from './export-readers.ts'
import { newsletterConsentVersion } from './newsletter.values.ts'
import {
  confirmSubscription,
  pruneReaders,
  readReader,
  subscribeReader,
  unsubscribeReader,
} from './subscribe-reader.ts'

const db = await testDatabase()
let now = new Date('2026-11-21T09:00:00Z')
const base = { ...accountContext(db), now: () => now }
const as = (actor: Actor) => ({ ...base, actor })
let clients = 0
const subscribe = (email: string) =>
  subscribeReader(via(as(guest), { ...somebody, address: `192.0.2.${clients++}` }), { email })
const tokenOf = async (email: string) =>
  new URL((await lastLetter(db, email)).props.url ?? '').pathname.split('/')[2] ?? ''

it('goes only to who confirmed it, with the record of the consent and the link that ends it', async () => {
  await subscribe('leserin@example.org')
  expect(await lastLetter(db, 'leserin@example.org')).toMatchObject({ template: 'newsletter-confirm' })
  const token = await tokenOf('leserin@example.org')
  expect(await readReader(as(guest), { token })).toEqual({ isConfirmed: false })
  expect(await text(exportReaders(as(system)))).not.toContain('leserin')
  now = new Date('2026-11-22T10:00:00Z')
  await confirmSubscription(as(guest), { token })
  now = new Date('2026-11-23T10:00:00Z')
  await confirmSubscription(as(guest), { token })
  const file = await text(exportReaders(as(system)))
  expect(file).toContain(
    `leserin@example.org;de;${newsletterConsentVersion};2026-11-21T09:00:00.000Z;2026-11-22T10:00:00.000Z;http`,
  )
  expect(file).toContain(`/newsletter/${token}/`)
  expect(await readReaderCounts(as(system))).toEqual({ confirmed: 1, unconfirmed: 0 })
})

it('answers alike whether an address reads it already', async () => {
  expect(await subscribe('neu@example.org')).toBe(await subscribe('leserin@example.org'))
  expect(await lastLetter(db, 'leserin@example.org')).toMatchObject({ template: 'newsletter-again' })
})

it('forgets the address when it is unsubscribed, and addresses that were never confirmed', async () => {
  const token = await tokenOf('leserin@example.org')
  await unsubscribeReader(as(guest), { token })
  await expect(readReader(as(guest), { token })).rejects.toMatchObject({ kind: 'not-found' })
  now = new Date('2026-12-05T10:00:00Z')
  await expect(pruneReaders(as(guest))).rejects.toMatchObject({ kind: 'not-allowed' })
  expect(await pruneReaders(as(system))).toBe(1)
  expect(await readReaderCounts(as(system))).toEqual({ confirmed: 0, unconfirmed: 0 })
})

it('mails one address at most fifteen times an hour, from however many networks', async () => {
  for (let at = 0; at < 15; at++) await subscribe('oft@example.org')
  await expect(subscribe('oft@example.org')).rejects.toMatchObject({ kind: 'too-many' })
})

it('opens by no other link, and is shown to administrators alone', async () => {
  await expect(readReader(as(guest), { token: 'x.y' })).rejects.toMatchObject({ kind: 'not-found' })
  const seeker = as(await makePerson(db))
  await expect(readReaderCounts(seeker)).rejects.toMatchObject({ kind: 'not-allowed' })
  expect(() => exportReaders(seeker)).toThrow()
})

it('records the version of the very words that were agreed to', () => {
  expect([newsletterConsentVersion, de.news.consent, en.news.consent]).toEqual([
    '2026-11',
    'Mit dem Absenden willigen Sie ein, dass wir Ihnen den Newsletter an diese Adresse schicken. Die Einwilligung können Sie jederzeit über den Link in jeder Ausgabe widerrufen.',
    'By sending this you agree that we send the newsletter to this address. You can withdraw your consent at any time by the link in every issue.',
  ])
})

import { beforeEach, describe, expect, it } from 'vitest'
import { lastLetter, makePerson } from '../../../tests/support/account.ts'
import { openAlerts, tokenOf } from '../../../tests/support/alerts.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { guest, system } from '../caller/actor.ts'
import { noteBounce } from '../mail/note-bounce.ts'
import { adoptAlerts } from './adopt-alerts.ts'
import { keepAlert, moveAlert, unsubscribeAlert } from './change-alert.ts'
import { createAlert } from './create-alert.ts'
import { pruneAlerts } from './prune-alerts.ts'
import { listAlerts, readAlert } from './read-own-alerts.ts'
import { writeAlertMails } from './write-alert-mails.ts'

const alerts = await openAlerts()
const { as, db, publish, match, create, createForGuest, later } = alerts
const email = 'gast@example.org'
const input = {
  params: { profession: ['pflegefachmann'] },
  name: 'Pflege',
  frequency: 'instant' as const,
  email,
}
const days = (count: number) => later(count * 24 * 60)
const countAlerts = async () =>
  Number((await db.selectFrom('alerts').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n)
beforeEach(async () => {
  await alerts.clear()
  days(1)
})

describe('an alert without an account', () => {
  it('does nothing until the button behind the link of its mail is pressed', async () => {
    await createAlert(as(guest), input)
    await publish()
    await match()
    await writeAlertMails(as(system))
    expect(await alerts.mails()).toEqual([])
    const letter = await lastLetter(db, email)
    expect(letter).toMatchObject({ template: 'alert-confirm', props: { alert: 'Pflege' } })
    const token = tokenOf(letter.props.url)
    expect((await readAlert(as(guest), { token })).alert).toMatchObject({
      status: 'unconfirmed',
      isGuest: true,
    })
    await moveAlert(as(guest), { token }, 'confirm')
    await moveAlert(as(guest), { token }, 'confirm')
    later(1)
    const news = await publish({ title: 'Danach' })
    await match()
    await writeAlertMails(as(system))
    expect(await alerts.mails()).toMatchObject([{ recipient: email, count: 1, jobs: [{ title: 'Danach' }] }])
    expect((await readAlert(as(guest), { token })).matches.map(({ jobId }) => jobId)).toEqual([news])
  })

  it('answers alike for an address that has it, has it unconfirmed, or has none', async () => {
    const ask = () => createAlert(as(guest), input)
    const first = await ask()
    const again = await ask()
    await moveAlert(as(guest), { token: tokenOf((await lastLetter(db, email)).props.url) }, 'confirm')
    const has = await ask()
    expect([first, again, has]).toEqual([{ alertId: null }, { alertId: null }, { alertId: null }])
    expect(await lastLetter(db, email)).toMatchObject({ template: 'alert-again' })
    expect(await countAlerts()).toBe(1)
  })

  it('is the one asked for last when it is asked for again before it is confirmed', async () => {
    await createAlert(as(guest), input)
    days(6)
    await createAlert(as(guest), { ...input, name: 'Pflege, wöchentlich', frequency: 'weekly' })
    const { props } = await lastLetter(db, email)
    expect(props).toMatchObject({ alert: 'Pflege, wöchentlich' })
    days(6)
    await pruneAlerts(as(system))
    const { alert } = await readAlert(as(guest), { token: tokenOf(props.url) })
    expect(alert).toMatchObject({ name: 'Pflege, wöchentlich', frequency: 'weekly', status: 'unconfirmed' })
    expect(await countAlerts()).toBe(1)
  })

  it('mails one address at most fifteen times an hour, from however many networks', async () => {
    const from = (at: number) => via(as(guest), { ...somebody, address: `2001:db8:0:${at}::1` })
    for (let at = 0; at < 15; at++) await createAlert(from(at), input)
    await expect(createAlert(from(15), input)).rejects.toMatchObject({ kind: 'too-many' })
  })

  it('opens only by its own link', async () => {
    const token = await createForGuest(email)
    for (const wrong of ['', 'x', `${token.split('.')[0]}.`, `${token}x`, token.slice(0, -1)]) {
      await expect(readAlert(as(guest), { token: wrong })).rejects.toMatchObject({ kind: 'not-found' })
    }
    const { id } = (await readAlert(as(guest), { token })).alert
    await expect(readAlert(as(await makePerson(db)), { id })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(readAlert(as(guest), { id })).rejects.toMatchObject({ kind: 'sign-in-required' })
  })

  it('is gone with its address when it is unsubscribed; a person’s is paused', async () => {
    const token = await createForGuest(email)
    await unsubscribeAlert(as(guest), { token })
    expect(await countAlerts()).toBe(0)
    await expect(unsubscribeAlert(as(guest), { token })).rejects.toMatchObject({ kind: 'not-found' })
    const seeker = await makePerson(db)
    const alertId = await create(seeker)
    await unsubscribeAlert(as(seeker), { id: alertId })
    expect(await listAlerts(as(seeker))).toMatchObject([{ status: 'paused', pausedUntil: null }])
  })

  it('becomes the person’s who signs in with the same address, its links go on to work', async () => {
    const token = await createForGuest(email)
    await createForGuest(email, { q: 'Intensiv' })
    await createAlert(as(guest), { ...input, params: { q: 'nie bestätigt' } })
    const seeker = await makePerson(db, { email })
    const own = await create(seeker)
    expect(await adoptAlerts(as(guest), { userId: seeker.userId, email, isConfirmed: true })).toBe(1)
    const mine = await listAlerts(as(seeker))
    expect(mine.map(({ params }) => params.q).sort()).toEqual(['', 'Intensiv'])
    expect(mine.map(({ id }) => id)).toContain(own)
    await expect(readAlert(as(guest), { token })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(
      adoptAlerts(as(guest), { userId: seeker.userId, email, isConfirmed: false }),
    ).rejects.toThrow()
  })

  it('stays with the address while the account is an employer’s', async () => {
    const address = 'personal@example.org'
    await createForGuest(address)
    const { userId } = await makePerson(db, { email: address, role: 'employer' })
    expect(await adoptAlerts(as(guest), { userId, email: address, isConfirmed: true })).toBe(0)
  })
})

describe('clearing away', () => {
  const prune = () => pruneAlerts(as(system))

  it('forgets what was not confirmed within seven days', async () => {
    await createAlert(as(guest), input)
    days(6)
    await prune()
    expect(await countAlerts()).toBe(1)
    days(2)
    await prune()
    expect(await countAlerts()).toBe(0)
  })

  it('asks after a year whether an alert is wanted, and removes it 30 days later without an answer', async () => {
    await createForGuest(email)
    days(364)
    await prune()
    expect(await alerts.mails('alert-still-wanted')).toEqual([])
    days(2)
    await prune()
    await prune()
    expect(await alerts.mails('alert-still-wanted')).toMatchObject([{ recipient: email, alert: 'Pflege' }])
    days(29)
    await prune()
    expect(await countAlerts()).toBe(1)
    days(2)
    await prune()
    expect(await countAlerts()).toBe(0)
  })

  it('keeps an alert whose reader answers', async () => {
    const token = await createForGuest(email)
    days(367)
    await prune()
    await keepAlert(as(guest), { token })
    days(300)
    await prune()
    expect(await countAlerts()).toBe(1)
    expect(await alerts.mails('alert-still-wanted')).toHaveLength(1)
  })

  it('does not ask who paused it until further notice: a person keeps it, an address is forgotten', async () => {
    const token = await createForGuest(email)
    const seeker = await makePerson(db)
    const alertId = await create(seeker)
    await moveAlert(as(guest), { token }, 'pause')
    await unsubscribeAlert(as(seeker), { id: alertId })
    days(364)
    await prune()
    expect(await countAlerts()).toBe(2)
    days(40)
    await prune()
    expect(await alerts.mails('alert-still-wanted')).toEqual([])
    expect(await listAlerts(as(seeker))).toMatchObject([{ id: alertId, status: 'paused' }])
    expect(await countAlerts()).toBe(1)
  })

  it('forgets matches after 90 days, and does not find such an old ad again when it changes', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker)
    const jobId = await publish()
    await match()
    days(91)
    await prune()
    expect(await alerts.matchesOf(alertId)).toEqual([])
    await db.updateTable('jobs').set({ title: 'Pflegekraft geändert' }).where('id', '=', jobId).execute()
    await match()
    expect(await alerts.matchesOf(alertId)).toEqual([])
  })

  it('pauses the alerts of an address from which a mail came back', async () => {
    const token = await createForGuest(email)
    const other = await createForGuest('andere@example.org')
    await publish()
    await match()
    await writeAlertMails(as(system))
    await db
      .updateTable('messages')
      .set({ status: 'sent', provider_id: 'p1' })
      .where('recipient', '=', email)
      .execute()
    await noteBounce(as(system), { messageId: 'p1', problem: 'mailbox unknown' })
    await prune()
    expect((await readAlert(as(guest), { token })).alert).toMatchObject({
      status: 'paused',
      pausedUntil: null,
    })
    expect((await readAlert(as(guest), { token: other })).alert).toMatchObject({ status: 'active' })
  })
})

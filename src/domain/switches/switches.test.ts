import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { testDatabase, testDatabaseUrl } from '../../../tests/support/database.ts'
import { connect } from '../../db/client.ts'
import { createLog } from '../../platform/process/log.ts'
import type { Actor } from '../caller/actor.ts'
import { switchKeys } from '../caller/switch-key.values.ts'
import { listSwitches } from './list-switches.ts'
import { openSwitches } from './open-switches.ts'
import { setSwitch } from './set-switch.ts'
import { isOn } from './steps/is-on.ts'
import { switchSchema } from './switch.schema.ts'

const db = await testDatabase()
const person = await makePerson(db, { role: null })
const { id: adminId } = await db
  .insertInto('admin_users')
  .values({ auth_user_id: person.userId, email: 'a@switch.example', first_name: 'Ada', last_name: 'Berg' })
  .returning('id')
  .executeTakeFirstOrThrow()
const actor: Actor = { kind: 'admin', userId: person.userId, sessionId: 's', adminId, role: 'operator' }
const ctx = { ...accountContext(db), actor }
const log = createLog('silent')

/** Switches of another process, whose timer the test turns by hand. */
async function otherProcess() {
  let waiting: { work: () => void; delayMs: number } | null = null
  const later = (work: () => void, delayMs: number) => {
    waiting = { work, delayMs }
    return () => {
      waiting = null
    }
  }
  const switches = await openSwitches({ db, later, log })
  return { switches, waiting: () => waiting }
}

describe('a switch', () => {
  it('that nobody has set is on', async () => {
    const { switches } = await otherProcess()
    expect(switchKeys.filter(key => !switches.isOn(key))).toEqual([])
    expect((await listSwitches(ctx)).every(({ set }) => set === null)).toBe(true)
  })

  it('turned off is off in another process within five seconds, and on again', async () => {
    const { switches, waiting } = await otherProcess()
    await setSwitch(ctx, { key: 'mail', state: 'off', reason: 'Der Anbieter hat eine Störung' })
    expect(switches.isOn('mail')).toBe(true)
    expect(waiting()?.delayMs).toBeLessThan(5_000)
    await switches.refresh()
    expect(switches.isOn('mail')).toBe(false)
    expect(switches.isOn('text-messages')).toBe(true)
    await setSwitch(ctx, { key: 'mail', state: 'on', reason: 'Er antwortet wieder' })
    await switches.refresh()
    expect(switches.isOn('mail')).toBe(true)
  })

  it('stays as it was last read while the database does not answer, and is read again', async () => {
    await setSwitch(ctx, { key: 'cv-model', state: 'off', reason: 'Zu teuer' })
    const gone = connect(await testDatabaseUrl(), 1)
    await gone
      .insertInto('switches')
      .values({ key: 'cv-model', state: 'off', reason: 'x', changed_by: 'A', changed_at: ctx.now() })
      .execute()
    let again = () => {}
    let asked = 0
    const later = (work: () => void) => {
      again = work
      asked++
      return () => {}
    }
    const switches = await openSwitches({ db: gone, later, log })
    await gone.destroy()
    again()
    await expect.poll(() => asked).toBe(2)
    expect(switches.isOn('cv-model')).toBe(false)
  })

  it('for a share is on for always the same people, about that many, and for nobody who is not known', async () => {
    await setSwitch(ctx, { key: 'assistant-model', state: 'percent', percent: 30, reason: 'Probe' })
    await setSwitch(ctx, { key: 'cv-model', state: 'percent', percent: 30, reason: 'Probe' })
    const { switches } = await otherProcess()
    const people = Array.from({ length: 2_000 }, (_, index) => `person-${index}`)
    const chosen = people.filter(one => switches.isOn('assistant-model', one))
    expect(chosen.length).toBeGreaterThan(500)
    expect(chosen.length).toBeLessThan(700)
    expect(people.filter(one => switches.isOn('assistant-model', one))).toEqual(chosen)
    expect(chosen.every(one => switches.isOn('cv-model', one))).toBe(false)
    expect(switches.isOn('assistant-model')).toBe(false)
    const user: Actor = { ...actor, kind: 'admin', userId: chosen[0] ?? '' }
    expect(isOn({ ...ctx, switches, actor: user }, 'assistant-model')).toBe(true)
  })

  it('tells who set it, when and why, in the log too, also after that account is gone', async () => {
    await setSwitch(ctx, { key: 'feed-downloads', state: 'off', reason: 'Umzug', until: '2026-11-30' })
    const listed = (await listSwitches(ctx)).find(({ key }) => key === 'feed-downloads')
    expect(listed?.set).toMatchObject({ state: 'off', changedBy: 'Ada Berg', until: '2026-11-30' })
    const event = await db
      .selectFrom('audit_events')
      .select(['actor_name', 'details'])
      .where('kind', '=', 'switch-changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toEqual({
      actor_name: 'Ada Berg',
      details: { switch: 'feed-downloads', state: 'off', reason: 'Umzug', until: '2026-11-30' },
    })
  })

  it('is forgotten when its time is over, or when it has been off for more than two weeks without an end', async () => {
    const later = (days: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + days * 86_400_000) })
    const forgotten = async (days: number) =>
      (await listSwitches(later(days))).filter(each => each.isForgotten).map(({ key }) => key)
    expect(await forgotten(0)).toEqual([])
    expect(await forgotten(10)).toEqual(['feed-downloads'])
    expect(await forgotten(15)).toEqual(['assistant-model', 'cv-model', 'feed-downloads'])
  })

  it('wants a reason, an end that is to come, and a share only where it is about people', async () => {
    const wrong = (input: object) =>
      switchSchema.safeParse({ key: 'mail', state: 'off', reason: 'x', ...input })
    expect(wrong({}).success).toBe(true)
    expect(wrong({ reason: ' ' }).success).toBe(false)
    expect(wrong({ key: 'gravity' }).success).toBe(false)
    expect(wrong({ state: 'percent', percent: 5 }).success).toBe(false)
    expect(wrong({ key: 'cv-model', state: 'percent' }).success).toBe(false)
    await expect(
      setSwitch(ctx, { key: 'mail', state: 'off', reason: 'x', until: '2026-11-01' }),
    ).rejects.toMatchObject({ kind: 'invalid' })
  })
})

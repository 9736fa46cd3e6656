import { expect, it } from 'vitest'
import { accountContext } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { translator } from '../../i18n/translate.ts'
import { adminRoles } from '../caller/admin-role.values.ts'
import { ideaStatuses } from '../ideas/idea.status.ts'
import { measuresOf, measureWord, reportKinds, targetKinds } from '../moderation/moderation.values.ts'
import { auditDetails } from './audit-details.values.ts'
import { detailsInWords } from './details-in-words.ts'
import { noteAdminWork } from './steps/note-admin-work.ts'
import { noteEvent } from './steps/note-event.ts'

const locales = ['de', 'en'] as const

it.each(locales)('whatever an entry of the log notes has a word in %s', locale => {
  const t = translator(locale)
  const keys = auditDetails.map(name => `audit-words.detail.${name}`)
  expect(keys.filter(key => t(key) === key)).toEqual([])
})

it('what has no word is not written', async () => {
  const ctx = accountContext(await testDatabase())
  const details = { couponId: 1, couponColour: 'red' }
  // @ts-expect-error: "couponColour" has no word
  await noteEvent(ctx, 'coupon-created', { details })
  // @ts-expect-error: neither has "colour"
  await noteAdminWork(ctx, 'employer-changed-by-admin', { employerId: 1, colour: 'red' })
})

it('what is one of several is said in words', () => {
  const said: Record<string, string>[] = [
    ...adminRoles.map(role => ({ role })),
    ...adminRoles.map(from => ({ from })),
    ...ideaStatuses.map(to => ({ to })),
    ...reportKinds.map(kind => ({ kind })),
    ...targetKinds.map(target => ({ target })),
    ...targetKinds.flatMap(kind =>
      measuresOf[kind].map(measure => ({ measure: measureWord(kind, measure) })),
    ),
    ...['password', 'confirmation', 'provider', 'recovery'].map(way => ({ way })),
  ]
  const raw = said.flatMap(details =>
    Object.values(details).filter(value => detailsInWords(details, 'de').endsWith(`: ${value}`)),
  )
  expect(raw).toEqual([])
})

it('leaves out what is asked, dates days, and keeps what people typed and names of former times', () => {
  const details = { employerId: 7, reason: 'Werbung', until: '2026-11-26', isActive: false, former: 'x' }
  expect(detailsInWords(details, 'de', ['employerId'])).toBe(
    'Grund: Werbung, Bis: 26.11.2026, Aktiv: nein, former: x',
  )
})

it('tells what it was before what it became, in whatever order the database keeps them', () => {
  expect(detailsInWords({ to: 'done', from: 'planned', ideaId: 1 }, 'de')).toBe(
    'Von: geplant, Auf: fertig, Idee Nr.: 1',
  )
})

it('tells what a list was narrowed to by the names of its filters and of their values', () => {
  const details = { list: 'orders', filters: 'status=fulfilled&from=2026-11-01' }
  expect(detailsInWords(details, 'de')).toBe(
    'Liste: Bestellungen, Gefiltert nach: Stand „Bezahlt und freigeschaltet“ und Bestellt ab „01.11.2026“',
  )
  expect(detailsInWords(details, 'en')).toContain('and Ordered from “01/11/2026”')
  // As entries of former times have it.
  expect(detailsInWords({ filters: 'paid online' }, 'en')).toBe('Filtered by: paid online')
})

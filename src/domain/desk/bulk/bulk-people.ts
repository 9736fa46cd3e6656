import { lockPerson, unlockPerson } from '../../person-records/lock-person.ts'
import { sendConfirmationTo } from '../../person-records/tend-account.ts'
import type { BulkKind } from './bulk-kind.ts'
import type { BulkAction, BulkRefusal } from './bulk-move.values.ts'
import { type MovablePerson, selectPeople } from './bulk-records.queries.ts'

export const bulkPeople: BulkKind = {
  permission: action => (action === 'resend' ? 'people.read' : 'people.lock'),
  load: async (ctx, { action, ids }) =>
    (await selectPeople(ctx.db, ids)).map(person => ({
      id: person.id,
      name: person.name,
      refusal: refusalOf(person, action),
    })),
  change: async (ctx, { action, id, reason }) => {
    if (action === 'resend') return sendConfirmationTo(ctx, { userId: id })
    if (action === 'unlock') return unlockPerson(ctx, { userId: id })
    return lockPerson(ctx, { userId: id, reason: reason ?? '' })
  },
}

function refusalOf(person: MovablePerson, action: BulkAction): BulkRefusal | null {
  if (action === 'resend') return person.isConfirmed ? 'confirmed' : null
  if (action === 'lock') return person.isAdmin ? 'administrator' : person.isLocked ? 'locked' : null
  if (!person.isLocked) return 'open'
  return person.lockReason === null ? 'by-decision' : null
}

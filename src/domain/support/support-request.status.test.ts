import { expect, it } from 'vitest'
import { type SupportParty, supportLife, supportStatuses } from './support-request.status.ts'

const allowed: Record<SupportParty, string> = {
  person: `unconfirmed new, unconfirmed held, new closed, open closed, waiting open, waiting closed, answered open, answered closed,
    closed open`,
  team: `held new, held closed, new held, new open, new waiting, new answered, new closed, open held, open waiting, open answered,
    open closed, waiting open, waiting answered, waiting closed, answered open, answered waiting, answered closed, closed open,
    closed waiting, closed answered`,
  site: 'waiting closed, answered closed',
}

it.each(Object.entries(allowed) as [SupportParty, string][])(
  'every pair of states: %s may make these moves and no other',
  (party, text) => {
    const moves = text.split(',').map(move => move.trim())
    const possible = supportStatuses.flatMap(from =>
      supportStatuses.filter(to => supportLife.may(from, to, party)).map(to => `${from} ${to}`),
    )
    expect(possible.sort()).toEqual(moves.sort())
  },
)

import { expect, it } from 'vitest'
import { type SupportParty, supportLife, supportStatuses } from './support-request.status.ts'

const allowed: Record<SupportParty, string[]> = {
  person: ['unconfirmed new', 'new closed', 'answered open', 'answered closed', 'open closed', 'closed open'],
  team: ['new answered', 'new closed', 'answered closed', 'open answered', 'open closed', 'closed answered'],
  site: ['answered closed'],
}

it.each(Object.entries(allowed) as [SupportParty, string[]][])(
  'every pair of states: %s may make these moves and no other',
  (party, moves) => {
    const possible = supportStatuses.flatMap(from =>
      supportStatuses.filter(to => supportLife.may(from, to, party)).map(to => `${from} ${to}`),
    )
    expect(possible).toEqual(expect.arrayContaining(moves))
    expect(possible).toHaveLength(moves.length)
  },
)

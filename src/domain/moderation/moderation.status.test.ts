import { expect, it } from 'vitest'
import { jobLife, jobStatuses } from '../jobs/job.status.ts'
import {
  caseLife,
  caseStatuses,
  complaintLife,
  complaintStatuses,
  measureLife,
  measureStatuses,
} from './moderation.status.ts'

/** The pairs that are allowed, out of all. */
function allowed<State extends string, Party extends string>(
  states: readonly State[],
  party: Party,
  life: { may(from: State, to: State, party: Party): boolean },
): string[] {
  return states.flatMap(from => states.filter(to => life.may(from, to, party)).map(to => `${from} → ${to}`))
}

it('a case is decided by the team, and opened again by the team or a new report', () => {
  expect(allowed(caseStatuses, 'team', caseLife)).toEqual(['open → decided', 'decided → open'])
  expect(allowed(caseStatuses, 'reporter', caseLife)).toEqual(['decided → open'])
})

it('a complaint is answered once', () => {
  expect(allowed(complaintStatuses, 'team', complaintLife)).toEqual(['open → upheld', 'open → reversed'])
})

it('a measure ends once, and only a reversal may follow its time', () => {
  expect(allowed(measureStatuses, 'site', measureLife)).toEqual(['active → time'])
  expect(allowed(measureStatuses, 'team', measureLife)).toEqual([
    'active → reversed',
    'active → lifted',
    'active → replaced',
    'time → reversed',
  ])
})

it('what moderation took down returns by moderation alone, into a state that it can have had', () => {
  expect(allowed(jobStatuses, 'moderation', jobLife)).toEqual([
    'published → taken-down',
    'paused → taken-down',
    'expired → taken-down',
    'filled → taken-down',
    'taken-down → published',
    'taken-down → paused',
    'taken-down → expired',
    'taken-down → filled',
    'taken-down → archived',
    'archived → taken-down',
  ])
  for (const party of ['employer', 'feed', 'feed-undo'] as const)
    expect(jobLife.next('taken-down', party)).toEqual([])
})

import { daySeconds } from '../../basics/time.ts'
import { schedules } from '../caller/switch-key.values.ts'
import type { SystemFacts } from './read-system.ts'

/** What the machine of this process says; null where it is not known. */
export type MachineFacts = {
  backupAt: Date | null
  /** Not expected where the database is the operator's own. */
  isBackupOurs: boolean
  /** Null without https, or when nothing answered there. */
  certificateEndsAt: Date | null
  hasMailServer: boolean
  version: string
}

export const problemKinds = [
  'no-worker',
  'silent-process',
  'versions-differ',
  'task-fails',
  'task-late',
  'queue-old',
  'outbox-old',
  'bounces',
  'no-mail-server',
  'index-behind',
  'disk-full',
  'backup-missing',
  'backup-old',
  'certificate-ends',
  'clock-off',
  'database-slow',
  'transaction-old',
  'connections-few',
  'replica-behind',
  'pay-table-ends',
] as const
export type ProblemKind = (typeof problemKinds)[number]
export type Problem = { kind: ProblemKind; params: Record<string, string | number> }

const silentSeconds = 60
const lateSeconds = 2 * daySeconds
const oldQueueSeconds = 900
const oldOutboxSeconds = 900
const behindSeconds = 60
const backupDays = 7
const certificateDays = 21
const clockMs = 2_000
const slowMs = 500
const oldTransactionSeconds = 900

/** All that somebody should do something about, the worst first. Pure. */
export function systemProblems(facts: SystemFacts, machine: MachineFacts): Problem[] {
  return [
    ...ofProcesses(facts),
    ...ofTasks(facts),
    ...ofMails(facts, machine),
    ...ofDatabase(facts),
    ...ofMachine(facts, machine),
    ...facts.payTables.map(({ id, endsOn }) => problem('pay-table-ends', { table: id, endsOn })),
  ]
}

function ofProcesses({ processes, at }: SystemFacts): Problem[] {
  const age = (seenAt: Date) => (at.getTime() - seenAt.getTime()) / 1_000
  const alive = processes.filter(({ seenAt }) => age(seenAt) <= silentSeconds)
  const silent = processes.filter(({ seenAt }) => age(seenAt) > silentSeconds)
  const versions = [...new Set(alive.map(({ version }) => version))]
  return [
    ...(alive.some(({ parts }) => parts.includes('worker')) ? [] : [problem('no-worker')]),
    ...silent.map(({ host, pid, seenAt }) =>
      problem('silent-process', { host, id: pid, minutes: Math.round(age(seenAt) / 60) }),
    ),
    ...(versions.length > 1 ? [problem('versions-differ', { versions: versions.join(', ') })] : []),
    ...alive.flatMap(({ host, figures: { index } }) =>
      index && index.lagSeconds > behindSeconds
        ? [problem('index-behind', { host, rows: index.lagRows, seconds: Math.round(index.lagSeconds) })]
        : [],
    ),
  ]
}

function ofTasks({ runs, queues, switches, at, processes }: SystemFacts): Problem[] {
  const off = new Set<string>(switches.filter(({ state }) => state !== 'on').map(({ key }) => key))
  const begun = Math.min(...processes.map(({ startedAt }) => startedAt.getTime()))
  const sinceBegun = Number.isFinite(begun) ? (at.getTime() - begun) / 1_000 : 0
  const late = schedules.filter(task => {
    if (off.has(task) || sinceBegun < lateSeconds) return false
    const last = runs.find(run => run.task === task)?.succeededAt
    return !last || (at.getTime() - last.getTime()) / 1_000 > lateSeconds
  })
  return [
    ...runs
      .filter(({ failuresInARow }) => failuresInARow > 2)
      .map(({ task, failuresInARow }) => problem('task-fails', { task, times: failuresInARow })),
    ...late.map(task => problem('task-late', { task })),
    ...queues
      .filter(({ task, oldestSeconds }) => oldestSeconds > oldQueueSeconds && !off.has(task))
      .map(({ task, oldestSeconds }) =>
        problem('queue-old', { task, minutes: Math.round(oldestSeconds / 60) }),
      ),
  ]
}

function ofMails({ outbox }: SystemFacts, { hasMailServer }: MachineFacts): Problem[] {
  const ended = outbox.sent + outbox.bounced
  return [
    ...(hasMailServer ? [] : [problem('no-mail-server')]),
    ...(outbox.oldestSeconds > oldOutboxSeconds
      ? [problem('outbox-old', { waiting: outbox.waiting, minutes: Math.round(outbox.oldestSeconds / 60) })]
      : []),
    ...(outbox.bounced >= 5 && outbox.bounced * 20 > ended
      ? [problem('bounces', { bounced: outbox.bounced, ended })]
      : []),
  ]
}

function ofDatabase({ database }: SystemFacts): Problem[] {
  const { answerMs, clockOffMs, transactionSeconds, connections, connectionsMax, replicas } = database
  return [
    ...(answerMs > slowMs ? [problem('database-slow', { milliseconds: Math.round(answerMs) })] : []),
    ...(Math.abs(clockOffMs) > clockMs
      ? [problem('clock-off', { seconds: Math.round(clockOffMs / 1_000) })]
      : []),
    ...(transactionSeconds > oldTransactionSeconds
      ? [problem('transaction-old', { minutes: Math.round(transactionSeconds / 60) })]
      : []),
    ...(connections > connectionsMax * 0.8
      ? [problem('connections-few', { connections, connectionsMax })]
      : []),
    ...replicas
      .filter(({ lagSeconds }) => lagSeconds > behindSeconds)
      .map(({ name, lagSeconds }) => problem('replica-behind', { name, seconds: Math.round(lagSeconds) })),
  ]
}

function ofMachine({ disk, at }: SystemFacts, machine: MachineFacts): Problem[] {
  const daysTo = (date: Date) => Math.floor((date.getTime() - at.getTime()) / (daySeconds * 1_000))
  const { backupAt, isBackupOurs, certificateEndsAt } = machine
  return [
    ...(disk.freeBytes < disk.leastFreeBytes ? [problem('disk-full')] : []),
    ...(isBackupOurs && backupAt === null ? [problem('backup-missing')] : []),
    ...(backupAt && -daysTo(backupAt) > backupDays
      ? [problem('backup-old', { days: -daysTo(backupAt) })]
      : []),
    ...(certificateEndsAt && daysTo(certificateEndsAt) < certificateDays
      ? [problem('certificate-ends', { days: Math.max(0, daysTo(certificateEndsAt)) })]
      : []),
  ]
}

function problem(kind: ProblemKind, params: Problem['params'] = {}): Problem {
  return { kind, params }
}

import type { SystemFacts } from '../domain/operation/read-system.ts'
import type { Sample } from '../platform/process/metrics.ts'

/** The figures of the page about the system, for Prometheus. Labels come from closed lists, so that they stay few. */
export function systemGauges(facts: SystemFacts): Sample[] {
  const { database, disk, outbox, queues, runs, switches, processes } = facts
  const one = (name: string, help: string, value: number): Sample => ({ name, help, labels: {}, value })
  return [
    one('database_size_bytes', 'Size of the database', database.bytes),
    one('database_answer_seconds', 'Time of one question to the database', database.answerMs / 1_000),
    one('database_connections', 'Open connections to the database', database.connections),
    one('database_transaction_age_seconds', 'Age of the oldest transaction', database.transactionSeconds),
    one(
      'database_clock_offset_seconds',
      'Clock of the database less that of this process',
      database.clockOffMs / 1_000,
    ),
    one(
      'database_replica_lag_seconds',
      'Of the slowest replica',
      Math.max(0, ...database.replicas.map(({ lagSeconds }) => lagSeconds)),
    ),
    one('disk_free_bytes', 'Free space on the disk with the data', disk.freeBytes),
    one('outbox_waiting_messages', 'Messages that are due', outbox.waiting),
    one('outbox_oldest_seconds', 'Wait of the oldest message that is due', outbox.oldestSeconds),
    one('outbox_failed_messages', 'Messages of the last day that were given up', outbox.failed),
    one('outbox_bounced_messages', 'Messages of the last day that came back', outbox.bounced),
    one('processes', 'Running processes of the site', processes.length),
    one(
      'switches_not_on',
      'Switches that are off, or on for a share',
      switches.filter(({ state }) => state !== 'on').length,
    ),
    ...queues.flatMap(({ task, waiting, oldestSeconds }): Sample[] => [
      { name: 'queue_waiting_tasks', help: 'Tasks that wait', labels: { task }, value: waiting },
      {
        name: 'queue_oldest_seconds',
        help: 'Wait of the oldest task that is due',
        labels: { task },
        value: oldestSeconds,
      },
    ]),
    ...runs.flatMap(({ task, succeededAt, failuresInARow }): Sample[] => [
      {
        name: 'task_last_success_seconds',
        help: 'When a task last succeeded, as seconds since 1970',
        labels: { task },
        value: (succeededAt?.getTime() ?? 0) / 1_000,
      },
      {
        name: 'task_failures_in_a_row',
        help: 'Failures since the last success',
        labels: { task },
        value: failuresInARow,
      },
    ]),
  ]
}

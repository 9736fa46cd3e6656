import type { Env } from '../../../../../config/env.ts'
import { shownEnv } from '../../../../../config/shown-env.ts'
import { hasPermission } from '../../../../../domain/caller/admin.policy.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { readSystem, type SystemFacts } from '../../../../../domain/operation/read-system.ts'
import { type MachineFacts, systemProblems } from '../../../../../domain/operation/system-problems.ts'
import { formatBytes, formatCount, formatDate, formatMoment } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { certificateEnd } from '../../../../../platform/network/certificate-end.ts'
import { readLastBackup } from '../../../../../platform/postgres/last-backup.ts'
import { siteVersion } from '../../../../../platform/process/machine.ts'
import { spanText } from '../../../../parts/admin/span.ts'
import { problemText } from './problem-text.server.ts'
import { scheduleRows } from './schedules.server.ts'

/** Everything on the page about the system, in words. */
export async function systemView(ctx: Context, env: Env) {
  const facts = await readSystem(ctx)
  const machine = await machineFacts(env, ctx)
  return {
    mayOperate: hasPermission(ctx.actor, 'system.operate'),
    problems: systemProblems(facts, machine).map(problem => problemText(problem, ctx.locale)),
    figures: figuresOf(ctx, facts, machine),
    processes: processRows(ctx, facts),
    replicas: facts.database.replicas.map(({ name, lagBytes, lagSeconds }) => ({
      key: name,
      cells: [name, formatBytes(lagBytes, ctx.locale), spanText(lagSeconds, translator(ctx.locale))],
    })),
    schedules: scheduleRows(ctx, facts),
    queues: queueRows(ctx, facts),
    configuration: shownEnv(env).map(({ name, value, isSet }) => ({
      key: name,
      cells: [name, isSet ? value : translator(ctx.locale)('system-words.not-set')],
    })),
  }
}

async function machineFacts(env: Env, ctx: Context): Promise<MachineFacts> {
  return {
    version: siteVersion(),
    isBackupOurs: env.DATABASE_URL === undefined,
    backupAt: readLastBackup(env.DATA_DIR),
    certificateEndsAt: await certificateEnd(env.publicUrl),
    hasMailServer: env.SMTP_URL !== undefined || ctx.transport.isDeveloperMailbox,
  }
}

function figuresOf({ locale }: Context, facts: SystemFacts, machine: MachineFacts) {
  const t = translator(locale)
  const { database, disk, outbox } = facts
  const moment = (at: Date | null) => (at ? formatMoment(at, locale) : t('system-words.unknown'))
  const label = (name: string, value: string) => ({ label: t(`system-words.figure.${name}`), value })
  return [
    label('version', machine.version),
    label('postgres', `${database.version}, ${database.migration}`),
    label('database', formatBytes(database.bytes, locale)),
    label('answer', t('system-words.milliseconds', { count: Math.round(database.answerMs) })),
    label(
      'connections',
      t('system-words.of', { count: database.connections, most: database.connectionsMax }),
    ),
    label('transaction', spanText(database.transactionSeconds, t)),
    label('clock', t('system-words.milliseconds', { count: Math.round(Math.abs(database.clockOffMs)) })),
    label('disk', formatBytes(disk.freeBytes, locale)),
    label(
      'outbox',
      t('system-words.outbox', { count: outbox.waiting, age: spanText(outbox.oldestSeconds, t) }),
    ),
    label(
      'mails',
      t('system-words.mails', { sent: outbox.sent, failed: outbox.failed, bounced: outbox.bounced }),
    ),
    label('backup', machine.isBackupOurs ? moment(machine.backupAt) : t('system-words.backup-elsewhere')),
    label(
      'certificate',
      machine.certificateEndsAt ? formatDate(machine.certificateEndsAt, locale) : t('system-words.unknown'),
    ),
  ]
}

function processRows({ locale }: Context, { processes, at }: SystemFacts) {
  const t = translator(locale)
  return processes.map(({ id, host, pid, parts, version, nodeVersion, startedAt, seenAt, figures }) => {
    const { index, rssBytes, waitMs } = figures
    return {
      key: id,
      cells: [
        `${host}, ${pid}`,
        parts.join(', '),
        `${version}, Node ${nodeVersion}`,
        formatMoment(startedAt, locale),
        spanText(Math.max(0, (at.getTime() - seenAt.getTime()) / 1_000), t),
        formatBytes(rssBytes, locale),
        t('system-words.milliseconds', { count: Math.round(waitMs) }),
        index
          ? t('system-words.index', {
              count: index.jobs,
              bytes: formatBytes(index.bytes, locale),
              generation: index.generation,
            })
          : '',
        index ? t('system-words.lag', { count: index.lagRows, age: spanText(index.lagSeconds, t) }) : '',
      ],
    }
  })
}

function queueRows({ locale }: Context, { queues }: SystemFacts) {
  const t = translator(locale)
  return queues.map(({ task, waiting, active, failed, oldestSeconds }) => ({
    key: task,
    hasFailed: failed > 0,
    cells: [
      t(`system-words.switch.${task}`),
      formatCount(waiting, locale),
      spanText(oldestSeconds, t),
      formatCount(active, locale),
      formatCount(failed, locale),
    ],
  }))
}

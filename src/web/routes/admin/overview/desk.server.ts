import type { Context } from '../../../../domain/caller/context.ts'
import { readDayFigures } from '../../../../domain/desk/read-day-figures.ts'
import {
  readEndings,
  readQueues,
  readUndelivered,
  type ShownQueue,
} from '../../../../domain/desk/read-queues.ts'
import { formatAge, formatCount, formatDate, formatMoment } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { type AddressName, href } from '../../../addresses.ts'
import { mailName } from '../../../parts/admin/mail-name.server.ts'
import { endingPayTables } from './ending-pay-tables.server.ts'

/** The queues with something in them by kind, and the names of the empty ones. */
export async function queuesView(ctx: Context, { withPayTables }: { withPayTables: boolean }) {
  const { locale } = ctx
  const t = translator(locale)
  const read = await readQueues(ctx)
  const tables = withPayTables ? endingPayTables(ctx) : []
  const name = (key: string) => t(`desk-words.queue.${key}`)
  const waiting = read
    .filter(({ count }) => count > 0)
    .map(queue => ({
      key: queue.key,
      kind: queue.kind,
      name: name(queue.key),
      count: countText(queue, ctx),
      since: sinceText(queue, ctx),
      // The cast: a test looks every page of the table up.
      to: href(queue.page as AddressName, locale) + queue.show,
    }))
  const [table] = tables
  const payTables = table && {
    key: 'pay-tables',
    kind: 'ends' as const,
    name: name('pay-tables'),
    count: formatCount(tables.length, locale),
    since: t('desk-words.since.ends', table),
    to: '#pay-tables',
  }
  return {
    kinds: (['fails', 'waits', 'ends'] as const).map(kind => ({ kind, name: t(`desk-words.kind.${kind}`) })),
    waiting: payTables ? [...waiting, payTables] : waiting,
    empty: read.filter(({ count }) => count === 0).map(({ key }) => name(key)),
  }
}

function countText({ count, isMore }: ShownQueue, { locale }: Context): string {
  const shown = formatCount(count, locale)
  return isMore ? translator(locale)('desk-words.more-than', { count: shown }) : shown
}

function sinceText({ kind, at }: ShownQueue, { locale, now }: Context): string {
  if (at === null) return ''
  const params = { age: formatAge(at, now(), locale), date: formatDate(at, locale) }
  return translator(locale)(`desk-words.since.${kind}`, params)
}

export async function dayFiguresView(ctx: Context) {
  const { locale } = ctx
  const t = translator(locale)
  const figures = await readDayFigures(ctx)
  return figures.map(({ figure, today, average, rows }) => ({
    figure,
    title: t(`desk-words.figure.${figure}`),
    today: formatCount(today, locale),
    average: t('desk-words.average', { average: formatCount(Math.round(average * 10) / 10, locale) }),
    rows,
  }))
}

export async function endingsView(ctx: Context) {
  const { locale } = ctx
  const t = translator(locale)
  return (await readEndings(ctx)).map(({ kind, employerId, employer, name, at }) => ({
    key: `${kind} ${employerId} ${name} ${at.getTime()}`,
    text: t(`desk-words.ending.${kind}`, { name, employer, date: formatDate(at, locale) }),
  }))
}

export async function undeliveredView(ctx: Context) {
  const { locale } = ctx
  const t = translator(locale)
  const mails = await readUndelivered(ctx)
  return (mails ?? []).map(({ template, status, count, lastAt, problem }) => ({
    key: `${template} ${status}`,
    text: `${formatCount(count, locale)} × ${mailName(template, locale)} (${t(`desk-words.mail.${status}`)}), ${formatMoment(lastAt, locale)}`,
    problem,
  }))
}

import type { Context } from '../../../../../domain/caller/context.ts'
import { schedules } from '../../../../../domain/caller/switch-key.values.ts'
import type { SystemFacts } from '../../../../../domain/operation/read-system.ts'
import { formatMoment } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'

/** Every schedule with its last success, its failures since, and its switch. */
export function scheduleRows({ locale }: Context, { runs, switches }: SystemFacts) {
  const t = translator(locale)
  return schedules.map(task => {
    const run = runs.find(each => each.task === task)
    const state = switches.find(({ key }) => key === task)?.state ?? 'on'
    const seconds = (run?.seconds ?? 0).toLocaleString(locale, { maximumFractionDigits: 1 })
    return {
      task,
      label: t(`system-words.switch.${task}`),
      isOff: state !== 'on',
      last: run?.succeededAt
        ? t('system-words.last-run', { at: formatMoment(run.succeededAt, locale), seconds })
        : t('system-words.never-run'),
      failures: run?.failuresInARow ? t('system-words.failures', { count: run.failuresInARow }) : null,
      state: t(`system-words.state.${state}`, { percent: 0 }),
    }
  })
}

import { limits } from '../../../../../config/limits.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import {
  canBeShared,
  modelUses,
  outgoing,
  schedules,
} from '../../../../../domain/caller/switch-key.values.ts'
import { type ListedSwitch, listSwitches } from '../../../../../domain/switches/list-switches.ts'
import { formatDate, formatMoment } from '../../../../../i18n/format.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'
import type { BadgeTone } from '../../../../ui/badge.tsx'

const groups = { model: modelUses, outgoing, schedule: schedules } as const
const tones: Record<'on' | 'off' | 'percent', BadgeTone> = { on: 'good', off: 'bad', percent: 'warn' }

/** All switches in three groups, and the form of the one whose key the address names. */
export async function switchesView(ctx: Context, asked: string | null) {
  const t = translator(ctx.locale)
  const listed = await listSwitches(ctx)
  const forgotten = listed.filter(({ isForgotten }) => isForgotten).length
  const change = listed.find(({ key }) => key === asked)
  return {
    forgotten:
      forgotten === 0
        ? null
        : t('system-words.forgotten-some', { count: forgotten, days: limits.switchForgottenDays }),
    groups: (['model', 'outgoing', 'schedule'] as const).map(group => ({
      title: t(`system-words.group.${group}`),
      text: t(`system-words.group-text.${group}`),
      switches: listed
        .filter(({ key }) => groups[group].some(known => known === key))
        .map(each => rowOf(ctx, each)),
    })),
    form: change ? formOf(ctx, change) : null,
  }
}

function rowOf({ locale }: Context, { key, set, isForgotten }: ListedSwitch) {
  const t = translator(locale)
  const state = set?.state ?? 'on'
  const name = set?.changedBy ?? ''
  const said =
    set && t('system-words.set', { name, at: formatMoment(set.changedAt, locale), reason: set.reason })
  return {
    key,
    label: t(`system-words.switch.${key}`),
    state: t(`system-words.state.${state}`, { percent: set?.percent ?? 0 }),
    tone: tones[state],
    said,
    until: set?.until ? t('system-words.until', { date: dayText(set.until, locale) }) : null,
    forgotten: isForgotten ? t('system-words.forgotten') : null,
    to: `${href('admin-switches', locale)}?change=${key}`,
  }
}

function formOf({ locale }: Context, { key, set }: ListedSwitch) {
  return {
    key,
    label: translator(locale)(`system-words.switch.${key}`),
    canBeShared: canBeShared(key),
    state: set?.state ?? 'on',
    percent: set?.percent ?? null,
    until: set?.until ?? null,
  }
}

function dayText(day: string, locale: Context['locale']): string {
  return formatDate(new Date(`${day}T12:00:00Z`), locale)
}

import type { Context } from '../../../../domain/caller/context.ts'
import { readTransparency, type ToldYear } from '../../../../domain/moderation/read-transparency.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'

/** All texts are written here: the page needs none in the browser. */
export async function transparencyView(ctx: Context) {
  const t = translator(ctx.locale)
  const word = (name: string) => t(`transparency.${name}`)
  const years = await readTransparency(ctx)
  return {
    title: word('title'),
    intro: word('intro'),
    none: years.length === 0 ? word('none') : null,
    few: word('few'),
    report: word('report'),
    years: years.map(year => ({ year: String(year.year), tables: tablesOf(ctx, year) })),
  }
}

function tablesOf({ locale }: Context, year: ToldYear) {
  const t = translator(locale)
  const number = (count: number | null) =>
    count === null ? t('transparency.under') : formatCount(count, locale)
  const rows = (counts: { of: string; count: number | null }[], wordOf: (of: string) => string) =>
    counts.map(({ of, count }) => ({ label: wordOf(of), value: number(count) }))
  const total = (name: string, count: number | null) => ({
    label: t(`transparency.row.${name}`),
    value: number(count),
  })
  const hours = year.medianHours
  return [
    {
      title: t('transparency.table.reports'),
      rows: [total('reports', year.reports), ...rows(year.byTarget, of => t(`transparency.target.${of}`))],
    },
    { title: t('transparency.table.kinds'), rows: rows(year.byKind, of => t(`moderation.kind.${of}`)) },
    {
      title: t('transparency.table.decisions'),
      rows: [
        total('decisions', year.decisions),
        ...rows(year.byMeasure, of => t(`moderation-words.measure-name.${of}`)),
        total('own', year.ownInitiative),
        total('automated', year.automated),
        ...(hours === null
          ? []
          : [
              {
                label: t('transparency.row.median'),
                value: t('transparency.hours', { count: Math.max(1, Math.round(hours)) }),
              },
            ]),
      ],
    },
    {
      title: t('transparency.table.grounds'),
      rows: rows(year.byGround, of => t(`moderation-words.reason-name.${of}`)),
    },
    {
      title: t('transparency.table.complaints'),
      rows: [
        total('complaints', year.complaints),
        total('upheld', year.upheld),
        total('reversed', year.reversed),
      ],
    },
  ].filter(table => table.rows.length > 0)
}

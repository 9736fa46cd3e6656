import type { Context } from '../../../../../domain/caller/context.ts'
import { readOwnJobChoices } from '../../../../../domain/job-ads/own-list/list-own-jobs.ts'
import type { OwnJobFilter } from '../../../../../domain/job-ads/own-list/own-job-list.schema.ts'
import { jobSources } from '../../../../../domain/job-ads/own-list/own-job-list.values.ts'
import { formatCount } from '../../../../../i18n/format.ts'
import { textsOf } from '../../../../texts.ts'

type Choice = { value: string; label: string; count: string }
type Choices = { name: 'place' | 'department' | 'source'; options: Choice[] }

/** A filter with a single option for this tab is left out, unless the address uses it. */
export async function filterChoices(
  ctx: Context,
  { employerId, filter }: { employerId: number; filter: OwnJobFilter },
): Promise<Choices[]> {
  const t = textsOf(ctx.locale)
  const { places, departments, sources } = await readOwnJobChoices(ctx, { employerId, tab: filter.tab })
  const names = new Intl.Collator(ctx.locale, { numeric: true })
  const byName = (rows: { name: string; jobs: number }[], chosen: string | null) => {
    const isMissing = chosen !== null && rows.every(({ name }) => name !== chosen)
    return [...rows, ...(isMissing ? [{ name: chosen, jobs: 0 }] : [])]
      .map(({ name, jobs }) => ({ value: name, label: name, count: formatCount(jobs, ctx.locale) }))
      .toSorted((a, b) => names.compare(a.label, b.label))
  }
  const bySource = jobSources.flatMap(source => {
    const jobs = sources.find(({ name }) => name === source)?.jobs ?? 0
    if (jobs === 0 && source !== filter.source) return []
    return { value: source, label: t(`ads.list.source-of.${source}`), count: formatCount(jobs, ctx.locale) }
  })
  const all: Choices[] = [
    { name: 'place', options: byName(places, filter.place) },
    { name: 'department', options: byName(departments, filter.department) },
    { name: 'source', options: bySource },
  ]
  return all.filter(({ name, options }) => options.length > 1 || filter[name] !== null)
}

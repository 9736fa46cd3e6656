import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { NextStep } from '../../../domain/employers/read-next-steps.ts'
import { pages } from '../../addresses.ts'
import { useTexts } from '../../use-texts.ts'

/** Where each step is taken; a step whose page does not exist is not shown. */
const pageOfStep: Record<NextStep['kind'], string> = {
  requests: 'employer-team',
  applications: 'employer-applications',
  'first-job': 'post-job',
  profile: 'employer-profile',
  logo: 'employer-profile',
}

type Props = { steps: readonly NextStep[]; query: string }

/** What to do next, each a link to where it is done. */
export function NextSteps({ steps, query }: Props) {
  const { t, to } = useTexts()
  const rows = steps.flatMap(step => {
    const page = pageNamed(pageOfStep[step.kind])
    const path = page && to(page) + query
    return path
      ? [{ ...step, path: step.kind === 'logo' ? `${path}${query ? '&' : '?'}tab=media` : path }]
      : []
  })
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="next-steps" className="grid max-w-[44rem] gap-3">
      <h2 id="next-steps" className="text-xl">
        {t('employer-area.next.title')}
      </h2>
      <ul className="grid gap-2">
        {rows.map(({ kind, count, path }) => (
          <li key={kind}>
            <Link
              to={path}
              className="flex min-h-14 items-center justify-between gap-4 rounded-card border border-line bg-surface px-4 py-2.5 font-medium no-underline hover:border-brand hover:text-brand"
            >
              <span className="figures">{t(`employer-area.next.${kind}`, { count })}</span>
              <ArrowRight aria-hidden className="size-5 shrink-0 text-brand" strokeWidth={1.75} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function pageNamed(name: string): keyof typeof pages | null {
  // The cast: whatever is a key of the table is one of its names.
  return Object.hasOwn(pages, name) ? (name as keyof typeof pages) : null
}

import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { NextStep } from '../../../../domain/employers/read-next-steps.ts'
import type { PageName } from '../../../pages.ts'
import { useTexts } from '../../../use-texts.ts'
import { withQuery } from '../../shared/applications/inbox-address.ts'

const placeOfStep: Record<NextStep['kind'], { page: PageName; part?: Record<string, string> }> = {
  requests: { page: 'employer-team' },
  applications: { page: 'employer-applications', part: { status: 'applied', sort: 'oldest' } },
  questions: { page: 'employer-questions' },
  'first-job': { page: 'post-job' },
  profile: { page: 'employer-profile' },
  logo: { page: 'employer-profile', part: { tab: 'media' } },
}

type Props = { steps: readonly NextStep[]; query: string }

export function NextSteps({ steps, query }: Props) {
  const { t, to } = useTexts()
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next-steps" className="grid gap-3">
      <h2 id="next-steps" className="text-xl">
        {t('employer-area.next.title')}
      </h2>
      <ul className="grid gap-2">
        {steps.map(({ kind, count }) => (
          <li key={kind}>
            <Link
              to={to(placeOfStep[kind].page) + withQuery(query, placeOfStep[kind].part ?? {})}
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

import { AccessRequests } from '../../../parts/shared/access-requests.tsx'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { PoolWatch } from './pool-watch.tsx'
import { QuestionFigures } from './question-figures.tsx'

type Facts = Pick<Route.ComponentProps['loaderData'], 'requests' | 'watch' | 'questions' | 'endings'>

/** What is worked off on this page itself; the queues lead to its sections. */
export function WorkHere({ facts: { requests, watch, questions, endings } }: { facts: Facts }) {
  const { t } = useTexts()
  return (
    <>
      {requests && (
        <AreaSection id="requests" title={t('admin.requests')}>
          <AccessRequests requests={requests} />
        </AreaSection>
      )}
      {watch && (
        <AreaSection id="pool" title={t('admin.pool.title')} text={t('admin.pool.text')}>
          <PoolWatch watch={watch} />
        </AreaSection>
      )}
      {endings.length > 0 && (
        <AreaSection id="ending" title={t('admin.desk.ending')}>
          <ul className="figures grid gap-1">
            {endings.map(({ key, text }) => (
              <li key={key} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </AreaSection>
      )}
      {questions && (
        <AreaSection title={t('admin.questions.title')}>
          <QuestionFigures figures={questions} />
        </AreaSection>
      )}
    </>
  )
}

import { Link } from 'react-router'
import {
  RecommendationList,
  type RecommendationsView,
} from '../../../parts/seeker/recommendations/recommendation-list.tsx'
import { UndoNotice, type UndoView } from '../../../parts/seeker/recommendations/undo-notice.tsx'
import { KeptFocus } from '../../../parts/shared/kept-focus.tsx'
import { useTexts } from '../../../use-texts.ts'

/** The first recommendations, or what is missing for them. */
export function RecommendationNews({ view, undo }: { view: RecommendationsView; undo: UndoView | null }) {
  const { t, to } = useTexts()
  return (
    <section aria-labelledby="recommendations" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="recommendations" className="text-2xl">
          {t('recommendation.section')}
        </h2>
        <p className="flex flex-wrap gap-x-6">
          <Link to={to('list-rules')} className="link inline-flex min-h-11 items-center">
            {t('recommendation.how')}
          </Link>
          <Link to={to('recommendations')} className="link inline-flex min-h-11 items-center">
            {t('recommendation.all')}
          </Link>
        </p>
      </div>
      <KeptFocus of={undo?.text ?? ''} className="grid min-w-0 gap-4">
        {undo && <UndoNotice {...undo} />}
        <RecommendationList view={view} heading="h3" />
      </KeptFocus>
    </section>
  )
}

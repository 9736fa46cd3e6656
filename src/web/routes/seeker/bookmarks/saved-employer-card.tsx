import { Link } from 'react-router'
import { EmployerCard } from '../../../parts/shared/employer-card.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { ListAnswer } from './list-answer.ts'
import { OwnPart } from './own-part.tsx'
import type { SavedEmployerView } from './saved-views.server.ts'

export function SavedEmployerCard({ saved, answer }: { saved: SavedEmployerView; answer: ListAnswer }) {
  const { t } = useTexts()
  const { card, note, savedOn, jobsTo } = saved
  return (
    <EmployerCard employer={card}>
      {jobsTo && (
        <p className="relative z-10 mt-2">
          <Link to={jobsTo} className="link inline-flex min-h-11 items-center text-sm sm:min-h-0">
            {t('bookmark-list.open-jobs')}
          </Link>
        </p>
      )}
      <OwnPart
        thing={{ kind: 'employer', id: card.id }}
        name={card.name}
        note={note}
        savedOn={savedOn}
        answer={answer}
      />
    </EmployerCard>
  )
}

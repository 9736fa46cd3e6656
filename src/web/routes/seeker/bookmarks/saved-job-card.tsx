import { Link } from 'react-router'
import { JobCard } from '../../../parts/shared/job-card.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { ListAnswer } from './list-answer.ts'
import { OwnPart } from './own-part.tsx'
import type { SavedJobView } from './saved-views.server.ts'

/** The form that the check boxes of all cards belong to. */
export const compareForm = 'compare-saved'

/** Ads that have ended stay on the list, with similar open ones to look at instead. */
export function SavedJobCard({ saved, answer }: { saved: SavedJobView; answer: ListAnswer }) {
  const { t } = useTexts()
  const { card, note, savedOn, hasEnded, endedOn, similar } = saved
  return (
    <JobCard job={card} heading="h2">
      {hasEnded && (
        <div className="mt-2 grid gap-2">
          <p className="figures flex flex-wrap items-center gap-2 text-ink-soft text-sm">
            <Badge>{t('bookmark-list.ended')}</Badge>
            {endedOn && t('bookmark-list.ended-on', { date: endedOn })}
          </p>
          {similar.length > 0 && (
            <div className="relative z-10 grid gap-1">
              <h3 className="font-semibold font-sans text-sm tracking-normal">
                {t('bookmark-list.similar')}
              </h3>
              <ul className="grid gap-1">
                {similar.map(({ id, to, title, lang, employer, place }) => (
                  <li key={id} className="text-sm">
                    <Link to={to} lang={lang} className="link inline-flex min-h-11 items-center sm:min-h-0">
                      {title}
                    </Link>{' '}
                    <span className="text-ink-soft">
                      {employer} · {place}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      {!hasEnded && (
        <Checkbox
          name="jobs"
          value={card.id}
          form={compareForm}
          className="relative z-10 mt-2 w-fit"
          label={
            <>
              {t('bookmark-list.compare.choose')}
              <span className="sr-only">: {card.title}</span>
            </>
          }
        />
      )}
      <OwnPart
        thing={{ kind: 'job', id: card.id }}
        name={card.title}
        note={note}
        savedOn={savedOn}
        answer={answer}
      />
    </JobCard>
  )
}

import { Link } from 'react-router'
import type { FormAnswer } from '../../form-answer.ts'
import { Button } from '../../ui/button.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useSiteForm } from '../../use-site-form.ts'
import { useTexts } from '../../use-texts.ts'
import { AreaSection } from '../shared/area-page.tsx'
import { DecisionFields } from './decision-fields.tsx'
import { LiftForm } from './lift-form.tsx'
import type { OwnMeasureView } from './own-measure.server.ts'

type Props = { view: OwnMeasureView; answer: FormAnswer<unknown> | undefined }

/**
 * What moderation does about an employer or an ad, and the form that locks the one or takes the other down. While reports wait, that is
 * decided with their case, so that they are answered as well.
 */
export function OwnMeasure({ view, answer }: Props) {
  const { t } = useTexts()
  const { kind, active, isEnough, isReported, caseTo } = view
  const toCase = caseTo && (
    <Link className="link justify-self-start" to={caseTo}>
      {t('moderation.own.to-case')}
    </Link>
  )
  return (
    <>
      {active && (
        <AreaSection
          title={active.measure}
          text={[
            active.reason,
            active.since,
            active.until && t('moderation.past.until', { date: active.until }),
            active.by,
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          <p className="wrap-anywhere whitespace-pre-line">{active.facts}</p>
          {toCase}
          <LiftForm decisionId={active.decisionId} answer={answer} />
        </AreaSection>
      )}
      {!isEnough && (
        <AreaSection title={t(`moderation.own.${kind}.title`)} text={t(`moderation.own.${kind}.text`)}>
          {isReported ? (
            <>
              <p>{t('moderation.own.reported')}</p>
              {toCase}
            </>
          ) : (
            <MeasureForm view={view} answer={answer} />
          )}
        </AreaSection>
      )}
    </>
  )
}

function MeasureForm({ view: { kind, reasons }, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ reason: string; days: string; facts: string }>({ name: 'measure', answer })
  const { reason, days, facts } = state.fields
  return (
    <SiteForm state={state}>
      <DecisionFields days={days} reason={reason} reasons={reasons} />
      <TextAreaField
        field={facts}
        label={t('moderation.decide.facts')}
        hint={t('moderation.own.facts-hint')}
        rows={4}
      />
      <div>
        <Button type="submit" variant="danger" isBusy={state.isBusy}>
          {t(`moderation.own.${kind}.do`)}
        </Button>
      </div>
    </SiteForm>
  )
}

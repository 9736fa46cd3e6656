import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import type { StatementView } from './statement-view.server.ts'

/** The statement of reasons, the complaint about it if there is one, and else the form for one. */
export function Statement({
  statement,
  answer,
}: {
  statement: StatementView
  answer: FormAnswer<unknown> | undefined
}) {
  const { t } = useTexts()
  const { decidedOn, parts, ended, complaint, canComplain, complainUntil } = statement
  return (
    <>
      <AreaSection title={t('moderation.statement.title', { date: decidedOn })}>
        {ended && (
          <p className="rounded-control bg-brand-soft px-4 py-3 font-medium">
            {t(`moderation.statement.ended.${ended.because}`, { date: ended.on })}
          </p>
        )}
        <dl className="grid gap-3">
          {parts.map(({ heading, text }) => (
            <div key={heading}>
              <dt className="font-semibold">{heading}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      </AreaSection>
      {complaint && (
        <AreaSection title={t('moderation.complaint.own', { date: complaint.on })}>
          <p className="wrap-anywhere whitespace-pre-line">{complaint.text}</p>
          <p className="font-semibold">{t(`moderation.complaint.status.${complaint.status}`)}</p>
          {complaint.answer && <p className="wrap-anywhere whitespace-pre-line">{complaint.answer}</p>}
        </AreaSection>
      )}
      {canComplain && <ComplaintForm until={complainUntil} answer={answer} />}
    </>
  )
}

function ComplaintForm({ until, answer }: { until: string; answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const state = useSiteForm<{ text: string }>({ name: 'complain', answer })
  return (
    <AreaSection
      title={t('moderation.complaint.title')}
      text={t('moderation.complaint.text', { date: until })}
    >
      <SiteForm state={state}>
        <TextAreaField field={state.fields.text} label={t('moderation.complaint.field')} rows={6} />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('moderation.complaint.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}

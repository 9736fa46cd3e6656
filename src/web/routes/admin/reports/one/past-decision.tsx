import type { FormAnswer } from '../../../../form-answer.ts'
import { LiftForm } from '../../../../parts/admin/lift-form.tsx'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { DecisionView } from './case-view.server.ts'

type Props = { decision: DecisionView; answer: FormAnswer<unknown> | undefined }

/** What was decided, the complaints about it, and how it can be taken back. */
export function PastDecision({ decision, answer }: Props) {
  const { t } = useTexts()
  const { measure, reason, by, moment, until, ended, facts, complaints, canLift } = decision
  return (
    <AreaSection
      title={`${measure} · ${reason}`}
      text={[by, moment, until && t('moderation.past.until', { date: until })].filter(Boolean).join(' · ')}
    >
      <p className="wrap-anywhere whitespace-pre-line">{facts}</p>
      {ended && (
        <p className="font-semibold">
          {t(`moderation.statement.ended.${ended.because}`, { date: ended.on })}
        </p>
      )}
      {complaints.map(complaint => (
        <div key={complaint.id} className="grid gap-3 rounded-control bg-sunken p-4">
          <h3 className="font-semibold">
            {t(`moderation.admin.party.${complaint.party}`)} · {complaint.moment}
          </h3>
          <p className="wrap-anywhere whitespace-pre-line">{complaint.text}</p>
          {complaint.answer && (
            <p className="wrap-anywhere whitespace-pre-line">
              <strong>{t(`moderation.complaint.status.${complaint.status}`)}</strong> {complaint.answer}
            </p>
          )}
          {complaint.status === 'open' &&
            (decision.isOwn ? (
              <p>{t('moderation.problem.own-decision')}</p>
            ) : (
              <AnswerForm complaintId={complaint.id} answer={answer} />
            ))}
        </div>
      ))}
      {canLift && (
        <details open={answer?.form === 'lift'}>
          <summary className="min-h-11 cursor-pointer font-semibold">{t('moderation.past.lift')}</summary>
          <LiftForm decisionId={decision.id} answer={answer} />
        </details>
      )}
    </AreaSection>
  )
}

function AnswerForm({ complaintId, answer }: { complaintId: number; answer: Props['answer'] }) {
  const { t } = useTexts()
  const id = `answer-${complaintId}`
  const state = useSiteForm<{ outcome: string; answer: string }>({ name: 'answer', id, answer })
  return (
    <SiteForm state={state}>
      <input type="hidden" name="complaintId" value={complaintId} />
      <RadioGroup
        field={state.fields.outcome}
        legend={t('moderation.past.outcome')}
        options={(['upheld', 'reversed'] as const).map(value => ({
          value,
          label: t(`moderation.past.${value}`),
        }))}
      />
      <TextAreaField field={state.fields.answer} label={t('moderation.past.answer')} rows={4} />
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('moderation.past.send')}
        </Button>
      </div>
    </SiteForm>
  )
}

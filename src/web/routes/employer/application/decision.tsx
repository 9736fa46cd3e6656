import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { limits } from '../../../../config/limits.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { FoldSummary } from '../../../ui/fold-summary.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { Part, type ReadApplication } from './part.tsx'

type Props = { application: ReadApplication; search: string; answer: FormAnswer<unknown> | undefined }

/** Only offers moves that the application's status allows. Rejecting opens a page of its own, where the letter is written and previewed. */
export function Decision({ application, search, answer }: Props) {
  const { t, to } = useTexts()
  const { id, name, can, version } = application
  if (can.moveTo.length === 0) return null
  return (
    <Part id="decision" title={t('employer-applications.decision.title')}>
      {can.moveTo.includes('interview') && <ToInterview version={version} answer={answer} />}
      {can.moveTo.includes('hired') && <Hire name={name} version={version} answer={answer} />}
      {can.moveTo.includes('rejected') && (
        <LinkButton
          variant="danger"
          to={`${to('employer-rejections')}${search}${search ? '&' : '?'}id=${id}`}
        >
          {t('employer-applications.step.rejected')}
        </LinkButton>
      )}
    </Part>
  )
}

type StepProps = { version: number; answer: FormAnswer<unknown> | undefined }

function ToInterview({ version, answer }: StepProps) {
  const { t } = useTexts()
  const state = useSiteForm({ name: 'interview', answer })
  return (
    <SiteForm state={state} className="grid gap-3">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" variant="secondary" isBusy={state.isBusy}>
        {t('employer-applications.step.interview')}
      </Button>
    </SiteForm>
  )
}

/** Folded until asked for, because a hire can be undone for a short time only. */
function Hire({ name, version, answer }: StepProps & { name: string }) {
  const { t } = useTexts()
  const state = useSiteForm<{ note: string }>({ name: 'hire', answer })
  const { hash } = useLocation()
  const box = useRef<HTMLDetailsElement>(null)
  // The board links here when a card is dropped on "hired".
  useEffect(() => {
    if (hash === '#hire' && box.current) box.current.open = true
  }, [hash])
  return (
    <details
      ref={box}
      id="hire"
      open={answer?.form === 'hire'}
      className="rounded-control border border-line px-4 target:border-brand"
    >
      <FoldSummary>{t('employer-applications.step.hired')}</FoldSummary>
      <SiteForm state={state} className="grid gap-4 pt-1 pb-4">
        <p>{t('employer-applications.hire.text', { name, seconds: limits.undoSeconds })}</p>
        <input type="hidden" name="version" value={version} />
        <TextAreaField
          field={state.fields.note}
          label={t('employer-applications.hire.note')}
          rows={3}
          maxLength={10_000}
          isOptional
        />
        <Button type="submit" isBusy={state.isBusy}>
          {t('employer-applications.hire.confirm')}
        </Button>
      </SiteForm>
    </details>
  )
}

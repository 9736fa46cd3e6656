import type { FormAnswer } from '../../form-answer.ts'
import { Button } from '../../ui/button.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useSiteForm } from '../../use-site-form.ts'
import { useTexts } from '../../use-texts.ts'

type Props = { decisionId: number; answer: FormAnswer<unknown> | undefined }

/** Takes a decision back, with a reason; there may be several on a page. */
export function LiftForm({ decisionId, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ reason: string }>({ name: 'lift', id: `lift-${decisionId}`, answer })
  return (
    <SiteForm state={state}>
      <input type="hidden" name="decisionId" value={decisionId} />
      <TextAreaField
        field={state.fields.reason}
        label={t('moderation.past.lift-reason')}
        hint={t('moderation.past.lift-hint')}
        rows={3}
      />
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('moderation.past.lift-send')}
        </Button>
      </div>
    </SiteForm>
  )
}

import { viewReasonChars } from '../../../../domain/view-as/view.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = { userId: string; answer: FormAnswer<unknown> | undefined }

/** Nobody looks at somebody's pages without saying why: the person reads it in the own account. */
export function ViewForm({ userId, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ reason: string }>({ name: 'view', answer })
  return (
    <AreaSection title={t('records.view.title')} text={t('records.view.text')}>
      <SiteForm state={state}>
        <input type="hidden" name="userId" value={userId} />
        <TextAreaField
          field={state.fields.reason}
          label={t('records.view.reason')}
          hint={t('records.view.reason-hint')}
          rows={2}
          maxLength={viewReasonChars}
        />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('records.view.start')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}

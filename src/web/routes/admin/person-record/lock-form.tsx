import { lockReasonChars } from '../../../../domain/person-records/person-record.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  userId: string
  lock: { at: string; reason: string | null } | null
  answer: FormAnswer<unknown> | undefined
}

/** Nobody is locked without a reason, which the person reads in a mail. */
export function LockForm({ userId, lock, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ reason: string }>({ name: 'lock', answer })
  if (lock) {
    return (
      <AreaSection title={t('records.lock.since', { date: lock.at })}>
        <p className="wrap-anywhere">{lock.reason ?? t('records.lock.by-decision')}</p>
        {lock.reason !== null && (
          <ActionButton form="unlock" fields={{ userId }} variant="secondary">
            {t('records.lock.undo')}
          </ActionButton>
        )}
      </AreaSection>
    )
  }
  return (
    <AreaSection title={t('records.lock.title')} text={t('records.lock.text')}>
      <SiteForm state={state}>
        <input type="hidden" name="userId" value={userId} />
        <TextAreaField
          field={state.fields.reason}
          label={t('records.lock.reason')}
          rows={3}
          maxLength={lockReasonChars}
        />
        <div>
          <Button type="submit" variant="danger" isBusy={state.isBusy}>
            {t('records.lock.do')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}

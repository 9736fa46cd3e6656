import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { ActionButton, ActionForm } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = { deleteOn: string | null; answer: FormAnswer<never> | undefined }

/** Deletion takes effect on `deleteOn`, a week later, and can be cancelled until then. */
export function DeleteAccount({ deleteOn, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ password?: string; code?: string }>({ name: 'delete', answer })
  const { password, code } = state.fields
  if (deleteOn !== null) {
    return (
      <AreaSection
        title={t('dashboard.own.delete.title')}
        text={t('dashboard.own.delete.planned', { date: deleteOn })}
      >
        <ActionButton form="cancel" variant="next">
          {t('dashboard.own.delete.cancel')}
        </ActionButton>
      </AreaSection>
    )
  }
  return (
    <AreaSection title={t('dashboard.own.delete.title')} text={t('dashboard.own.delete.text')}>
      <SiteForm state={state}>
        <p>{t('dashboard.own.delete.either')}</p>
        <PasswordField
          field={password}
          label={t('dashboard.own.delete.password')}
          autoComplete="current-password"
          isAlternative
        />
        <div className="grid gap-2">
          <TextField
            field={code}
            label={t('dashboard.own.delete.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={12}
            isAlternative
          />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            form="send-code"
            className="justify-self-start"
          >
            {t('dashboard.own.delete.send-code')}
          </Button>
        </div>
        <Button type="submit" variant="danger" isBusy={state.isBusy} className="justify-self-start">
          {t('dashboard.own.delete.submit')}
        </Button>
      </SiteForm>
      <ActionForm id="send-code" form="send-code" />
    </AreaSection>
  )
}

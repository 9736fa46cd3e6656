import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

/** For what the team finds itself. */
export function TakeUpForm({ answer }: { answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const state = useSiteForm<{ address: string }>({ name: 'take-up', answer })
  return (
    <AreaSection title={t('moderation.admin.take-up.title')} text={t('moderation.admin.take-up.text')}>
      <SiteForm state={state}>
        <TextField
          field={state.fields.address}
          label={t('moderation.find.address')}
          hint={t('moderation.find.hint')}
          inputMode="url"
        />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('moderation.admin.take-up.go')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}

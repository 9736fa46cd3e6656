import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

/** For whoever comes without saying what it is about. */
export function AddressForm({ answer }: { answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const state = useSiteForm<{ address: string }>({ name: 'find', answer })
  return (
    <AreaSection title={t('moderation.find.title')} text={t('moderation.find.text')}>
      <SiteForm state={state}>
        <TextField
          field={state.fields.address}
          label={t('moderation.find.address')}
          hint={t('moderation.find.hint')}
          inputMode="url"
        />
        <div>
          <Button type="submit" isBusy={state.isBusy}>
            {t('moderation.find.go')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}

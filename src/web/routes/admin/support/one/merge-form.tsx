import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Props = { seen: { requestId: number; version: number }; answer: FormAnswer<unknown> | undefined }

export function MergeForm({ seen, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ into: string }>({ name: 'merge', answer })
  return (
    <SiteForm state={state}>
      <input type="hidden" name="requestId" value={seen.requestId} />
      <input type="hidden" name="version" value={seen.version} />
      <TextField
        field={state.fields.into}
        label={t('support.admin.merge.into')}
        hint={t('support.admin.merge.hint')}
      />
      <div>
        <Button type="submit" variant="secondary" size="small" isBusy={state.isBusy}>
          {t('support.admin.merge.do')}
        </Button>
      </div>
    </SiteForm>
  )
}

import type { FormAnswer } from '../../../../form-answer.ts'
import { SecondLook } from '../../../../parts/admin/second-look.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Preview } from './change-view.server.ts'
import { PreviewSums } from './preview-sums.tsx'

type Props = { preview: Preview | null; answer: FormAnswer<unknown> | undefined }

export function CancellationForm({ preview, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ reason: string; confirmed: string }>({ name: 'cancel', answer })
  return (
    <SiteForm state={state}>
      <TextField
        field={state.fields.reason}
        label={t('orders.admin.reason')}
        hint={t('bookkeeping.change.reason-hint')}
        maxLength={500}
      />
      {preview && (
        <SecondLook
          looked={preview}
          confirmed={state.fields.confirmed}
          label={t('bookkeeping.change.confirm')}
        >
          <PreviewSums preview={preview} />
        </SecondLook>
      )}
      <div>
        <Button type="submit" variant={preview ? 'danger' : 'secondary'} isBusy={state.isBusy}>
          {t(preview ? 'bookkeeping.change.cancel-now' : 'bookkeeping.change.look')}
        </Button>
      </div>
    </SiteForm>
  )
}

import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field, useControl } from '../../../../ui/field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

export function BankFileForm({ answer }: { answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const state = useSiteForm<{ file: string }>({ name: 'import', answer })
  const { file } = state.fields
  const hint = t('bookkeeping.import.hint')
  const control = useControl({ field: file, hint })
  return (
    <SiteForm state={state} encType="multipart/form-data">
      <Field field={file} label={t('bookkeeping.import.file')} hint={hint}>
        <input {...control} type="file" accept=".xml" className="file-input max-w-full" />
      </Field>
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('bookkeeping.import.go')}
        </Button>
      </div>
    </SiteForm>
  )
}

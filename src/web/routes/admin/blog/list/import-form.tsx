import type { FormAnswer } from '../../../../form-answer.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckField } from '../../../../ui/check-field.tsx'
import { Field, useControl } from '../../../../ui/field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

export function ImportForm({ answer }: { answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const state = useSiteForm<{ files: string[]; asDrafts: string }>({ name: 'import', answer })
  const { files, asDrafts } = state.fields
  const hint = t('blog.import.files-hint')
  const control = useControl({ field: files, hint })
  return (
    <SiteForm state={state} encType="multipart/form-data">
      <Field field={files} label={t('blog.import.files')} hint={hint}>
        <input
          {...control}
          type="file"
          multiple
          accept=".json,.md,.markdown"
          className="file-input max-w-full"
        />
      </Field>
      <CheckField field={asDrafts} label={t('blog.import.as-drafts')} />
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('blog.import.go')}
        </Button>
      </div>
    </SiteForm>
  )
}

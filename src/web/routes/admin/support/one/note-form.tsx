import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Props = { seen: { requestId: number; version: number }; answer: FormAnswer<unknown> | undefined }

export function NoteForm({ seen, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ text: string }>({ name: 'note', answer })
  return (
    <AreaSection title={t('support.admin.note.title')} text={t('support.admin.note.hint')}>
      <SiteForm state={state}>
        <input type="hidden" name="requestId" value={seen.requestId} />
        <input type="hidden" name="version" value={seen.version} />
        <TextAreaField field={state.fields.text} label={t('support.admin.note.text')} rows={3} />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('support.admin.note.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}

import type { FileFacts } from '../../../../../domain/files/describe-files.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { UploadField } from '../../../../parts/shared/upload/upload-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'

type Props = { held: FileFacts[]; answer: FormAnswer<unknown> | undefined }

export function ReplyForm({ held, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ text: string; files?: string[] }>({ name: 'reply', answer })
  return (
    <AreaSection title={t('support.link.reply.title')}>
      <SiteForm state={state} encType="multipart/form-data">
        <TextAreaField field={state.fields.text} label={t('support.link.reply.text')} />
        <UploadField
          field={state.fields.files}
          label={t('support.form.files')}
          hint={t('support.form.files-hint')}
          purpose="support"
          held={held}
          isOptional
        />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('support.link.reply.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}

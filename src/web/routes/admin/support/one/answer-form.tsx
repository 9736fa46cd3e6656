import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { UploadField } from '../../../../parts/shared/upload/upload-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { ConversationFacts } from './load-conversation.server.ts'
import { PreparedAnswers } from './prepared-answers.tsx'

type Props = { facts: ConversationFacts; answer: FormAnswer<unknown> | undefined }
type Fields = { text: string; next: string; files?: string[] }

const nexts = ['answered', 'waiting', 'closed'] as const

/** Keeps what was typed when somebody else was quicker; the version is then the new one, which is shown above. */
export function AnswerForm({ facts, answer }: Props) {
  const { t } = useTexts()
  const { id, version, email, language, prepared, begun, held } = facts
  const state = useSiteForm<Fields>({ name: 'answer', answer, defaults: { text: begun, next: 'answered' } })
  const { text, next, files } = state.fields
  return (
    <AreaSection title={t('support.admin.answer.title')}>
      <div id="answer" className="scroll-mt-24">
        <SiteForm state={state} encType="multipart/form-data">
          <input type="hidden" name="requestId" value={id} />
          <input type="hidden" name="version" value={version} />
          <PreparedAnswers fieldId={text.id} prepared={prepared} />
          <TextAreaField
            field={text}
            label={t('support.admin.answer.text')}
            hint={t('support.admin.answer.hint', {
              email,
              language: t(`support.admin.language.${language}`),
            })}
            rows={8}
          />
          <UploadField
            field={files}
            label={t('support.form.files')}
            purpose="support"
            held={held}
            isOptional
          />
          <SelectField field={next} label={t('support.admin.answer.then')}>
            {nexts.map(each => (
              <option key={each} value={each}>
                {t(`support.admin.then.${each}`)}
              </option>
            ))}
          </SelectField>
          <div>
            <Button type="submit" isBusy={state.isBusy}>
              {t('support.admin.answer.send')}
            </Button>
          </div>
        </SiteForm>
      </div>
    </AreaSection>
  )
}

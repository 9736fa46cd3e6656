import { Link } from 'react-router'
import type { FileFacts } from '../../../../domain/files/describe-files.ts'
import { formatMoment } from '../../../../i18n/format.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { UploadField } from '../../../parts/shared/upload/upload-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { DocumentLine } from './documents.tsx'
import { Part, type ReadApplication, Typed } from './part.tsx'

type Props = { application: ReadApplication; held: FileFacts[]; answer: FormAnswer<unknown> | undefined }

export function Messages({ application, held, answer }: Props) {
  const { t, to, locale } = useTexts()
  const { messages, can, name } = application
  return (
    <Part id="messages" title={t('employer-applications.message.title')}>
      {messages.length === 0 && <p className="text-ink-soft">{t('employer-applications.message.none')}</p>}
      {messages.length > 0 && (
        <ol className="grid gap-4">
          {messages.map(({ id, sender, personName, text, isHidden, sentAt, readAt, files }) => (
            <li
              key={id}
              className={`grid gap-2 rounded-card border border-line p-4 ${sender === 'employer' ? 'bg-brand-soft sm:ml-10' : 'bg-paper sm:mr-10'}`}
            >
              <p className="figures flex flex-wrap gap-x-3 text-ink-soft text-sm">
                <strong className="text-ink">
                  {sender === 'applicant' ? name : (personName ?? t('employer-applications.message.team'))}
                </strong>
                <span>{formatMoment(sentAt, locale)}</span>
                {sender === 'employer' && (
                  <span>{t(`employer-applications.message.${readAt ? 'read' : 'not-read'}`)}</span>
                )}
              </p>
              <Typed>{isHidden ? t('employer-applications.message.hidden') : text}</Typed>
              {files.map(file => (
                <DocumentLine key={file.id} file={file} />
              ))}
              {sender === 'applicant' && !isHidden && (
                <Link to={`${to('report')}?message=${id}`} className="link justify-self-start text-sm">
                  {t('employer-applications.message.report')}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      {can.write && <MessageForm key={messages.length} held={held} answer={answer} />}
    </Part>
  )
}

function MessageForm({ held, answer }: Omit<Props, 'application'>) {
  const { t } = useTexts()
  const state = useSiteForm<{ text: string; files: string[] }>({ name: 'message', answer })
  return (
    <SiteForm state={state} encType="multipart/form-data">
      <TextAreaField
        field={state.fields.text}
        label={t('employer-applications.message.text')}
        maxLength={10_000}
      />
      <UploadField
        field={state.fields.files}
        label={t('employer-applications.message.files')}
        purpose="message"
        held={held}
        isOptional
      />
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('employer-applications.message.send')}
        </Button>
      </div>
    </SiteForm>
  )
}

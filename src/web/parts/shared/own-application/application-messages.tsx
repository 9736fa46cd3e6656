import { Link } from 'react-router'
import type { FileFacts } from '../../../../domain/files/describe-files.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import { UploadField } from '../upload/upload-field.tsx'
import { FileLink } from './application-documents.tsx'
import type { OwnApplicationView } from './application-view.server.ts'

type Props = { view: OwnApplicationView; held: FileFacts[]; answer: FormAnswer<unknown> | undefined }

export function ApplicationMessages({ view, held, answer }: Props) {
  const { t } = useTexts()
  const { messages, can } = view
  return (
    <AreaSection title={t('own-application.messages')} text={textFor(view, t)}>
      {messages.length > 0 && (
        <ol className="grid gap-3">
          {messages.map(message => (
            <li
              key={message.id}
              className={`grid gap-2 rounded-card p-4 ${message.isOwn ? 'bg-brand-soft sm:ml-10' : 'bg-sunken sm:mr-10'}`}
            >
              <p className="figures text-ink-soft text-sm">
                <span className="font-semibold">{message.from}</span> · {message.at}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
              {message.files.map(file => (
                <div key={file.id} className="flex items-start gap-3">
                  <FileLink file={file} isOwn={message.isOwn} />
                </div>
              ))}
              {message.reportTo && (
                <Link to={message.reportTo} className="link justify-self-start text-sm">
                  {t('own-application.report-message')}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      {can.write && <NewMessage key={messages.length} path={view.path} held={held} answer={answer} />}
    </AreaSection>
  )
}

/** Where there is no field to write in, the text does not invite to write. */
function textFor({ messages, can, employer }: OwnApplicationView, t: Translate): string | undefined {
  if (messages.length > 0) return can.write ? undefined : t('own-application.no-more-messages')
  return t(can.write ? 'own-application.no-messages' : 'own-application.no-messages-ended', { employer })
}

function NewMessage({ path, held, answer }: { path: string } & Omit<Props, 'view'>) {
  const { t } = useTexts()
  const state = useSiteForm<{ text: string; files?: string[] }>({
    name: 'message',
    answer,
    defaults: { text: '' },
  })
  return (
    <SiteForm state={state} action={`${path}?for=message`} encType="multipart/form-data">
      <TextAreaField
        field={state.fields.text}
        label={t('own-application.message')}
        rows={4}
        maxLength={10_000}
      />
      <UploadField
        field={state.fields.files}
        label={t('own-application.attachments')}
        purpose="message"
        held={held}
        isOptional
      />
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('own-application.send')}
        </Button>
      </div>
    </SiteForm>
  )
}

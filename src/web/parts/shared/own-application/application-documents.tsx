import { FileText } from 'lucide-react'
import type { FileFacts } from '../../../../domain/files/describe-files.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import { FileName, fileNameMark, TextWithFileName } from '../upload/file-name.tsx'
import { FileNotes } from '../upload/file-notes.tsx'
import { UploadField } from '../upload/upload-field.tsx'
import type { OwnApplicationView } from './application-view.server.ts'

type Props = { view: OwnApplicationView; held: FileFacts[]; answer: FormAnswer<unknown> | undefined }

const filesMax = 5

/** The documents can be changed while the application is open, by the page's `documents` and `remove-document` forms. */
export function ApplicationDocuments({ view, held, answer }: Props) {
  const { t } = useTexts()
  const { files, can } = view
  // The employer may have decided while the confirmation was open, so that the removal was refused.
  const refused = answer?.form === 'remove-document' ? (answer.result?.error?.[''] ?? []) : []
  return (
    <AreaSection
      title={t('own-application.documents')}
      text={files.length === 0 ? t('own-application.no-documents') : undefined}
    >
      <FormProblems
        title={t('common.form.problems')}
        whole={refused}
        fields={[]}
        hasFocus={refused.length > 0}
      />
      {files.length > 0 && (
        <ul className="grid gap-3">
          {files.map(file => (
            <li key={file.id} className="flex items-start gap-3">
              <FileLink file={file} />
              {can.changeDocuments && (
                <ConfirmStep
                  name={`remove-${file.id}`}
                  variant="quiet"
                  open={
                    <>
                      <span aria-hidden>{t('own-application.remove')}</span>
                      <span className="sr-only">{t('file.remove', { name: file.name })}</span>
                    </>
                  }
                  title={t('own-application.remove-title')}
                  cancel={t('own-application.cancel')}
                  does={{
                    form: 'remove-document',
                    fields: { fileId: file.id },
                    text: t('own-application.remove'),
                  }}
                >
                  <p>
                    <TextWithFileName
                      text={t('own-application.remove-text', { name: fileNameMark })}
                      name={file.name}
                    />
                  </p>
                </ConfirmStep>
              )}
            </li>
          ))}
        </ul>
      )}
      {can.changeDocuments && files.length < filesMax && (
        <AddDocuments key={files.length} free={filesMax - files.length} held={held} answer={answer} />
      )}
    </AreaSection>
  )
}

function AddDocuments({ free, held, answer }: { free: number } & Omit<Props, 'view'>) {
  const { t } = useTexts()
  const state = useSiteForm<{ files?: string[] }>({ name: 'documents', answer })
  return (
    <SiteForm state={state} encType="multipart/form-data">
      <UploadField
        field={state.fields.files}
        label={t('own-application.add-documents')}
        purpose="application"
        held={held}
        maxFiles={free}
      />
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('own-application.add')}
        </Button>
      </div>
    </SiteForm>
  )
}

/** A plain link, because the router can only open pages. Files that are being checked or infected have no link. */
export function FileLink({
  file,
  isOwn = true,
}: {
  file: OwnApplicationView['files'][number]
  isOwn?: boolean
}) {
  return (
    <>
      <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        {file.href === null ? (
          <p>
            <FileName name={file.name} />
          </p>
        ) : (
          <a className="link block" href={file.href}>
            <FileName name={file.name} />
          </a>
        )}
        <p className="figures text-ink-soft text-sm">{file.facts}</p>
        {file.href !== null && <FileNotes notes={file.notes} text={isOwn ? 'noted-for-sender' : 'noted'} />}
      </div>
    </>
  )
}

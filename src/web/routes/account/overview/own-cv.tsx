import { Link } from 'react-router'
import type { FileFacts } from '../../../../domain/files/describe-files.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { UploadField } from '../../../parts/shared/upload/upload-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = { cv: FileFacts | null; held: FileFacts[]; answer: FormAnswer<unknown> | undefined }

export function OwnCv({ cv, held, answer }: Props) {
  const { t, to } = useTexts()
  const state = useSiteForm<{ files?: string[] }>({
    name: 'cv',
    answer,
    defaults: { files: cv ? [cv.fileId] : [] },
  })
  return (
    <AreaSection title={t('file.cv.title')} text={t('file.cv.text')}>
      <SiteForm state={state} encType="multipart/form-data">
        {cv && (
          <p>
            <a className="link" href={`${to('file', { id: cv.fileId })}?inline`}>
              {t('file.cv.open')}
            </a>
            {' · '}
            <Link className="link" to={to('seeker-cv')}>
              {t('cv.lead.go')}
            </Link>
          </p>
        )}
        <UploadField
          field={state.fields.files}
          label={t('file.cv.label')}
          purpose="cv"
          maxFiles={1}
          held={cv ? [cv, ...held] : held}
          isOptional
        />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('file.cv.save')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}

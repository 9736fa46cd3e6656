import { Link } from 'react-router'
import type { FileFacts } from '../../../../domain/files/describe-files.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { FileName } from '../../../parts/shared/upload/file-name.tsx'
import { UploadField } from '../../../parts/shared/upload/upload-field.tsx'
import { ActionForm } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { ModelOffer } from './cv-page.server.ts'
import { ModelConsent } from './model-consent.tsx'

type Props = {
  cv: FileFacts | null
  held: FileFacts[]
  pagesAtMost: number
  /** Another document, after one that was read or could not be. */
  isAgain: boolean
  answer: FormAnswer<unknown> | undefined
  offer: ModelOffer | null
}

export function ChooseCv({ cv, held, pagesAtMost, isAgain, answer, offer }: Props) {
  const { t, to } = useTexts()
  const state = useSiteForm<{ files?: string[] }>({ name: 'read', answer, defaults: { files: [] } })
  return (
    <div id="choose" className="grid gap-6">
      {cv && !isAgain && (
        <AreaSection title={t('cv.stored.title')} text={t('cv.stored.text')}>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <FileName name={cv.name} />
            <ActionForm form="read" className="grid gap-4">
              {offer && <ModelConsent offer={offer} id="stored" />}
              <Button type="submit" variant="next" className="justify-self-start">
                {t('cv.stored.read')}
              </Button>
            </ActionForm>
          </div>
        </AreaSection>
      )}
      <AreaSection
        title={t(isAgain ? 'cv.choose.again' : cv ? 'cv.choose.other' : 'cv.choose.title')}
        text={t('cv.choose.text', { pages: pagesAtMost })}
      >
        <SiteForm state={state} encType="multipart/form-data">
          <UploadField
            field={state.fields.files}
            label={t('cv.choose.label')}
            purpose="cv"
            maxFiles={1}
            held={held}
          />
          {offer && <ModelConsent offer={offer} id="upload" />}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" variant={cv && !isAgain ? 'secondary' : 'next'} isBusy={state.isBusy}>
              {t('cv.choose.read')}
            </Button>
            <Link to={to('seeker-profile')} className="link inline-flex min-h-11 items-center">
              {t('cv.type')}
            </Link>
          </div>
        </SiteForm>
        <p className="text-ink-soft text-sm">{offer?.privacy ?? t('cv.choose.privacy')}</p>
      </AreaSection>
    </div>
  )
}

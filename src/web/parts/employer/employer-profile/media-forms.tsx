import { useLocation } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { pictureUrl } from '../../shared/picture-url.ts'
import { UploadField } from '../../shared/upload/upload-field.tsx'
import { FormPart } from './form-part.tsx'
import { GalleryForm } from './gallery-form.tsx'
import type { MediaFormData } from './media-forms.server.ts'
import { PagePlusForm } from './page-plus-form.tsx'
import { UndoPicture } from './undo-picture.tsx'

type Props = { media: MediaFormData; answer: FormAnswer<unknown> | undefined }

export function MediaForms({ media, answer }: Props) {
  const { t } = useTexts()
  const undo = media.undos.find(({ kind }) => kind === 'gallery')
  const galleryIds = media.gallery.map(({ id }) => id).join(' ')
  return (
    <div className="grid gap-8">
      <FormPart title={t('employer-area.media.logo')} text={t('employer-area.media.logo-text')}>
        <PictureForm
          key={media.logoFileId}
          kind="logo"
          fileId={media.logoFileId}
          media={media}
          answer={answer}
        />
      </FormPart>
      <FormPart title={t('employer-area.media.cover')} text={t('employer-area.media.cover-text')}>
        <PictureForm
          key={media.coverFileId}
          kind="cover"
          fileId={media.coverFileId}
          media={media}
          answer={answer}
        />
      </FormPart>
      <FormPart
        title={t('employer-area.media.gallery')}
        text={t('employer-area.media.gallery-text', { count: media.room })}
      >
        {undo && <UndoPicture key={undo.id} undo={undo} />}
        {media.gallery.length > 0 ? (
          <GalleryForm gallery={media.gallery} answer={answer} />
        ) : (
          <p className="text-ink-soft">{t('employers.detail.no-media')}</p>
        )}
        {media.gallery.length < media.room && (
          <AddPictures key={`add ${galleryIds}`} media={media} answer={answer} />
        )}
      </FormPart>
      {media.plus && <PagePlusForm plus={media.plus} answer={answer} />}
    </div>
  )
}

type PictureProps = Props & { kind: 'logo' | 'cover'; fileId: string | null }

function PictureForm({ kind, fileId, media, answer }: PictureProps) {
  const { t } = useTexts()
  const state = useSiteForm<{ kind: string; files?: string[] }>({ name: kind, answer })
  const action = useUploadAction(kind)
  const undo = media.undos.find(each => each.kind === kind)
  return (
    <div className="grid gap-4">
      {undo && <UndoPicture key={undo.id} undo={undo} isReplaced={fileId !== null} />}
      {fileId && (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={pictureUrl(fileId, kind === 'logo' ? 112 : 1200)}
            alt={t(`employer-area.media.${kind}`)}
            className={
              kind === 'logo'
                ? 'size-24 rounded-card border border-line bg-[oklch(1_0_0)] object-contain p-2'
                : 'aspect-[4/1] w-full rounded-card border border-line object-cover'
            }
          />
          <RemovePicture kind={kind} />
        </div>
      )}
      <SiteForm state={state} action={action} encType="multipart/form-data">
        <input type="hidden" name="kind" value={kind} />
        <UploadField
          field={state.fields.files}
          label={t(`employer-area.media.${fileId ? 'replace' : 'choose'}-${kind}`)}
          purpose={kind}
          held={media.held}
          maxFiles={1}
          isSavedAtOnce
        />
        <div className="scripted:hidden">
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t(`employer-area.media.save-${kind}`)}
          </Button>
        </div>
      </SiteForm>
    </div>
  )
}

function RemovePicture({ kind }: { kind: 'logo' | 'cover' }) {
  const { t } = useTexts()
  const state = useSiteForm<{ kind: string }>({ name: kind, answer: undefined, id: `remove-${kind}` })
  return (
    <SiteForm state={state}>
      <input type="hidden" name="kind" value={kind} />
      <Button type="submit" variant="danger" size="small" isBusy={state.isBusy}>
        {t(`employer-area.media.remove-${kind}`)}
      </Button>
    </SiteForm>
  )
}

function AddPictures({ media, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<{ files?: string[] }>({ name: 'gallery-add', answer })
  const action = useUploadAction('gallery')
  return (
    <SiteForm state={state} action={action} encType="multipart/form-data">
      <UploadField
        field={state.fields.files}
        label={t('employer-area.media.add')}
        purpose="gallery"
        held={media.held}
        isSavedAtOnce
      />
      <div className="scripted:hidden">
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('employer-area.media.save-gallery')}
        </Button>
      </div>
    </SiteForm>
  )
}

/** The page's own address with `?upload=`, by which `withPictures` knows the purpose of files that come with the form. */
function useUploadAction(purpose: string): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('upload', purpose)
  return `${pathname}?${query}`
}

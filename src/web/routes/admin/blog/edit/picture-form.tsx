import type { FormAnswer } from '../../../../form-answer.ts'
import { UploadField } from '../../../../parts/shared/upload/upload-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { EditView } from './edit-view.server.ts'

/** Pictures of the article, each with the line that shows it in the text. */
export function PictureForm({ view, answer }: { view: EditView; answer: FormAnswer<unknown> | undefined }) {
  const { t } = useTexts()
  const { pictures, held } = view
  const state = useSiteForm<{ files?: string[] }>({ name: 'pictures', answer })
  return (
    <div className="grid gap-5">
      {pictures.length > 0 && (
        <ul className="grid gap-4">
          {pictures.map(({ fileId, name, url }) => (
            <li key={fileId} className="flex flex-wrap items-center gap-4">
              <img src={url} alt="" width={120} height={80} className="size-24 rounded-card object-cover" />
              <div className="grid min-w-0 gap-1">
                <span className="wrap-anywhere font-semibold">{name}</span>
                <code className="wrap-anywhere text-sm">{`{{picture: ${fileId} | | }}`}</code>
              </div>
            </li>
          ))}
        </ul>
      )}
      <SiteForm key={pictures.length} state={state} encType="multipart/form-data">
        <UploadField
          field={state.fields.files}
          label={t('blog.pictures.add')}
          purpose="article"
          held={held}
          isSavedAtOnce
        />
        <div className="scripted:hidden">
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('blog.pictures.save')}
          </Button>
        </div>
      </SiteForm>
    </div>
  )
}

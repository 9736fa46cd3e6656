import { limits } from '../../../config/limits.ts'
import type { FormAnswer } from '../../form-answer.ts'
import { Button } from '../../ui/button.tsx'
import { Field, useControl } from '../../ui/field.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { useSiteForm } from '../../use-site-form.ts'
import { useTexts } from '../../use-texts.ts'
import type { FeedPageView } from './feed-view.server.ts'
import { fileTypes } from './new-feed-form.tsx'

/** The next version of a document that was uploaded. */
export function UploadForm({
  feed,
  answer,
}: {
  feed: FeedPageView
  answer: FormAnswer<unknown> | undefined
}) {
  const { t } = useTexts()
  const state = useSiteForm<{ file: string }>({ name: 'upload', answer })
  const { file } = state.fields
  const hint = t('feeds.file-hint', { mb: limits.feedUploadBytes / 1024 / 1024 })
  const control = useControl({ field: file, hint })
  return (
    <SiteForm state={state} problemTitle={t('feeds.problem.title')} encType="multipart/form-data">
      <input type="hidden" name="feedId" value={feed.id} />
      <Field field={file} label={t('feeds.file-upload')} hint={hint}>
        <input {...control} type="file" accept={fileTypes} className="file-input max-w-full" />
      </Field>
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('feeds.read')}
        </Button>
      </div>
    </SiteForm>
  )
}

import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { FeedFileField } from './feed-file-field.tsx'
import type { FeedPageView } from './feed-view.server.ts'

/** For feeds without an address: the file takes the place of the one that was uploaded before. */
export function UploadForm({
  feed,
  answer,
}: {
  feed: FeedPageView
  answer: FormAnswer<unknown> | undefined
}) {
  const { t } = useTexts()
  const state = useSiteForm<{ file: string }>({ name: 'upload', answer })
  return (
    <SiteForm state={state} problemTitle={t('feeds.problem.title')} encType="multipart/form-data">
      <input type="hidden" name="feedId" value={feed.id} />
      <FeedFileField field={state.fields.file} label={t('feeds.file-upload')} />
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('feeds.read')}
        </Button>
      </div>
    </SiteForm>
  )
}

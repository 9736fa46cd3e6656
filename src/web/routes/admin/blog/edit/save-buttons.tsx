import type { ArticleState } from '../../../../../domain/blog/article.status.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { ArticleFields } from './article-fields.ts'

type Props = {
  state: ArticleState
  fields: ReturnType<typeof useSiteForm<ArticleFields>>['fields']
  isBusy: boolean
}

export function SaveButtons({ state, fields, isBusy }: Props) {
  const { t } = useTexts()
  const isPublished = state === 'published'
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="go" value="save" variant="secondary" isBusy={isBusy}>
          {t('blog.edit.save')}
        </Button>
        <Button type="submit" name="go" value="publish" isBusy={isBusy}>
          {t(isPublished ? 'blog.edit.publish-changes' : 'blog.edit.publish')}
        </Button>
      </div>
      {!isPublished && (
        <fieldset className="grid items-start gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-2">
          <legend className="px-1 font-semibold text-lg">{t('blog.edit.schedule-title')}</legend>
          <MomentField field={fields.at} label={t('blog.edit.at')} hint={t('blog.edit.zone')} />
          <MomentField
            field={fields.until}
            label={t('blog.edit.until-field')}
            hint={t('blog.edit.until-hint')}
          />
          <div>
            <Button type="submit" name="go" value="schedule" variant="secondary" isBusy={isBusy}>
              {t('blog.edit.schedule')}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  )
}

function MomentField(props: { field: Props['fields']['at']; label: string; hint: string }) {
  return <TextField {...props} type="datetime-local" isOptional />
}

import { limits } from '../../../../config/limits.ts'
import { feedSchedules } from '../../../../domain/feeds/feed.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { FeedPageView } from './feed-view.server.ts'

type Fields = { name: string; url: string; schedule: string }

export function FeedSettings({
  feed,
  answer,
}: {
  feed: FeedPageView
  answer: FormAnswer<unknown> | undefined
}) {
  const { t } = useTexts()
  const defaults = { name: feed.name, url: feed.url, schedule: feed.scheduleValue }
  const state = useSiteForm<Fields>({ name: 'settings', answer, defaults })
  const { name, url, schedule } = state.fields
  return (
    <SiteForm state={state} problemTitle={t('feeds.problem.title')}>
      <input type="hidden" name="feedId" value={feed.id} />
      <TextField field={name} label={t('feeds.name')} autoComplete="off" maxLength={limits.feedNameChars} />
      {feed.hasUrl && (
        <TextField
          field={url}
          type="url"
          label={t('feeds.url')}
          autoComplete="url"
          maxLength={limits.feedUrlChars}
        />
      )}
      {feed.hasUrl ? (
        <SelectField field={schedule} label={t('feeds.schedule-label')}>
          {feedSchedules.map(value => (
            <option key={value} value={value}>
              {t(`feeds.schedule.${value}`)}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="schedule" value={feed.scheduleValue} />
      )}
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('feeds.save')}
        </Button>
      </div>
    </SiteForm>
  )
}

import type { FormAnswer } from '../../form-answer.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { useSiteForm } from '../../use-site-form.ts'
import { useTexts } from '../../use-texts.ts'
import type { FeedPageView } from './feed-view.server.ts'

const optionChars = 60

/** From which field of the feed each of ours is read; sent, the kept document is looked at with it in a dry run. */
export function MappingForm({
  feed,
  answer,
}: {
  feed: FeedPageView
  answer: FormAnswer<unknown> | undefined
}) {
  const { t } = useTexts()
  const state = useSiteForm<Record<string, unknown>>({ name: 'mapping', answer })
  const { mapping } = feed
  const choices = mapping.source.map(({ path, name, sample }) => ({
    path,
    text: sample === '' ? name : t('feeds.mapping.sample', { name, sample: shortened(sample) }),
  }))
  return (
    <SiteForm state={state} problemTitle={t('feeds.problem.title')}>
      <input type="hidden" name="feedId" value={feed.id} />
      {mapping.itemPaths.length > 0 && (
        <div className="grid gap-1.5">
          <label htmlFor="item-path" className="font-semibold">
            {t('feeds.mapping.item')}
          </label>
          <Select
            id="item-path"
            name="itemPath"
            defaultValue={mapping.itemPath}
            aria-describedby="item-path-hint"
          >
            {mapping.itemPaths.map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </Select>
          <p id="item-path-hint" className="text-ink-soft text-sm">
            {t('feeds.mapping.item-hint')}
          </p>
        </div>
      )}
      {choices.length > 0 && (
        <>
          <MappedFields fields={mapping.fields.filter(({ isMain }) => isMain)} choices={choices} />
          <details open={mapping.fields.some(({ isMain, chosen }) => !isMain && chosen !== 'auto')}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              {t('feeds.mapping.more')}
            </summary>
            <div className="mt-3">
              <MappedFields fields={mapping.fields.filter(({ isMain }) => !isMain)} choices={choices} />
            </div>
          </details>
        </>
      )}
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('feeds.mapping.apply')}
        </Button>
      </div>
    </SiteForm>
  )
}

type Fields = FeedPageView['mapping']['fields']

function MappedFields({ fields, choices }: { fields: Fields; choices: { path: string; text: string }[] }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {fields.map(({ field, label, chosen, auto }) => (
        <div key={field} className="grid content-start gap-1.5">
          <label htmlFor={`map-${field}`} className="font-semibold text-sm">
            {label}
          </label>
          {/* Keyed by its value, so that what was saved is shown when the page is read again. */}
          <Select key={chosen} id={`map-${field}`} name={`fields.${field}`} defaultValue={chosen}>
            <option value="auto">{auto}</option>
            <option value="none">{t('feeds.mapping.none')}</option>
            {choices.map(({ path, text }) => (
              <option key={path} value={path}>
                {text}
              </option>
            ))}
          </Select>
        </div>
      ))}
    </div>
  )
}

function shortened(text: string): string {
  return text.length <= optionChars ? text : `${text.slice(0, optionChars - 1)}…`
}

import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { FeedPageView } from './feed-view.server.ts'
import { MappingPreview } from './mapping-preview.tsx'
import type { MappingPreviewView } from './mapping-view.server.ts'
import { useMappingPreview } from './use-mapping-preview.ts'

const optionChars = 60

/** Chooses the feed's field for each of ours and previews the first ads. Saving starts a dry run over the whole kept document. */
export function MappingForm({
  feed,
  answer,
}: {
  feed: FeedPageView
  answer: FormAnswer<MappingPreviewView> | undefined
}) {
  const { t } = useTexts()
  const state = useSiteForm<Record<string, unknown>>({ name: 'mapping', answer })
  const answered = answer?.form === 'mapping' ? answer.done : null
  const { preview, isBusy, schedule } = useMappingPreview(feed, state.form.id, answered)
  const mapping = preview && preview.mapping.source.length > 0 ? preview.mapping : feed.mapping
  const saved = new Map(feed.mapping.fields.map(({ field, chosen }) => [field, chosen]))
  const choices = mapping.source.map(({ path, name, sample }) => ({
    path,
    text: sample === '' ? name : t('feeds.mapping.sample', { name, sample: shortened(sample) }),
  }))
  const fields = (isMain: boolean) => (
    <MappedFields
      fields={mapping.fields.filter(field => field.isMain === isMain)}
      saved={saved}
      choices={choices}
    />
  )
  return (
    <SiteForm state={state} problemTitle={t('feeds.problem.title')}>
      <input type="hidden" name="feedId" value={feed.id} />
      <div className="grid gap-5" onChange={schedule}>
        {feed.mapping.itemPaths.length > 0 && (
          <ItemChoice paths={feed.mapping.itemPaths} chosen={mapping.itemPath} />
        )}
        {choices.length > 0 && fields(true)}
        {preview && <MappingPreview preview={preview} isBusy={isBusy} />}
        {choices.length > 0 && (
          <details open={mapping.fields.some(({ isMain, chosen }) => !isMain && chosen !== 'auto')}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              {t('feeds.mapping.more')}
            </summary>
            <div className="mt-3">{fields(false)}</div>
          </details>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="go" value="save" isBusy={state.isBusy}>
          {t('feeds.mapping.apply')}
        </Button>
        <Button type="submit" name="go" value="preview" variant="secondary" isBusy={isBusy}>
          {t('feeds.preview.show')}
        </Button>
      </div>
    </SiteForm>
  )
}

function ItemChoice({ paths, chosen }: { paths: FeedPageView['mapping']['itemPaths']; chosen: string }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-1.5">
      <label htmlFor="item-path" className="font-semibold">
        {t('feeds.mapping.item')}
      </label>
      <Select id="item-path" name="itemPath" defaultValue={chosen} aria-describedby="item-path-hint">
        {paths.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </Select>
      <p id="item-path-hint" className="text-ink-soft text-sm">
        {t('feeds.mapping.item-hint')}
      </p>
    </div>
  )
}

type Fields = FeedPageView['mapping']['fields']

function MappedFields({
  fields,
  saved,
  choices,
}: {
  fields: Fields
  saved: Map<string, string>
  choices: { path: string; text: string }[]
}) {
  const { t } = useTexts()
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {fields.map(({ field, label, chosen, auto }) => (
        <div key={field} className="grid content-start gap-1.5">
          <label htmlFor={`map-${field}`} className="font-semibold text-sm">
            {label}
          </label>
          {/* The key is the saved choice: saving renders the field anew, while a preview keeps what was chosen. */}
          <Select key={saved.get(field)} id={`map-${field}`} name={`fields.${field}`} defaultValue={chosen}>
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

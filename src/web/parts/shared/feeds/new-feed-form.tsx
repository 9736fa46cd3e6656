import { limits } from '../../../../config/limits.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { FeedArea } from './feed-area.ts'
import { FeedFileField } from './feed-file-field.tsx'

type Fields = { url: string; file: string; name: string; employer: string }

/** Takes an address or a file. Administrators also name the employer. */
export function NewFeedForm({ answer, area }: { answer: FormAnswer<unknown> | undefined; area: FeedArea }) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name: 'create', answer })
  const { url, file, name, employer } = state.fields
  return (
    <SiteForm state={state} problemTitle={t('feeds.problem.title')} encType="multipart/form-data">
      {area === 'admin' && (
        <TextField
          field={employer}
          label={t('feeds.employer')}
          hint={t('feeds.employer-hint')}
          autoComplete="off"
          maxLength={200}
        />
      )}
      <TextField
        field={url}
        type="url"
        label={t('feeds.url')}
        hint={t('feeds.url-hint')}
        autoComplete="url"
        maxLength={limits.feedUrlChars}
        isAlternative
      />
      <FeedFileField field={file} label={t('feeds.file')} isOptional />
      <TextField
        field={name}
        label={t('feeds.name')}
        hint={t('feeds.name-hint')}
        autoComplete="off"
        maxLength={limits.feedNameChars}
        isOptional
      />
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t('feeds.read')}
        </Button>
      </div>
    </SiteForm>
  )
}

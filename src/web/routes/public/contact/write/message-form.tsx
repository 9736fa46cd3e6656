import { Link } from 'react-router'
import type { FileFacts } from '../../../../../domain/files/describe-files.ts'
import { type SupportTopic, supportTopics } from '../../../../../domain/support/support.values.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import type { HelpLink } from '../../../../parts/shared/help/help.server.ts'
import { UploadField } from '../../../../parts/shared/upload/upload-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { HelpProposals } from './help-proposals.tsx'

type Props = {
  isGuest: boolean
  page: string | null
  /** What it is about, as the page says that leads here. */
  topic: SupportTopic | null
  /** What the page that leads here has already written. */
  text: string
  /** A conversation with the assistant that may come along. */
  attached: { conversation: string; transcript: string } | null
  /** Says when this form was made. */
  formToken: string
  held: FileFacts[]
  proposed: readonly HelpLink[]
  answer: FormAnswer<unknown> | undefined
}
type Fields = {
  topic: string
  text: string
  email: string
  conversation: string
  website: string
  token: string
  files?: string[]
}

export function MessageForm(props: Props) {
  const { isGuest, page, attached, formToken, held, proposed, answer } = props
  const { t, to } = useTexts()
  const state = useSiteForm<Fields>({
    name: isGuest ? 'write-as-guest' : 'write',
    answer,
    defaults: { topic: attached ? 'assistant' : (props.topic ?? ''), text: props.text },
  })
  const { topic, text, email, conversation, website, token, files } = state.fields
  return (
    <AreaSection title={t('support.form.title')}>
      <SiteForm state={state} encType="multipart/form-data">
        {/* Who corrects a mistake has had the form in front of them since it was first made. */}
        <input type="hidden" name="token" value={String(token.initialValue ?? formToken)} />
        <SelectField field={topic} label={t('support.form.topic')}>
          <option value="">{t('support.form.choose')}</option>
          {supportTopics.map(each => (
            <option key={each} value={each}>
              {t(`support.topic.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          field={text}
          label={t('support.form.text')}
          hint={t('support.form.text-hint')}
          rows={8}
        />
        <HelpProposals fieldId={text.id} proposed={proposed} />
        {isGuest && (
          <TextField
            field={email}
            label={t('support.form.email')}
            hint={t('support.form.email-hint')}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
        )}
        <UploadField
          field={files}
          label={t('support.form.files')}
          hint={t('support.form.files-hint')}
          purpose="support"
          held={held}
          isOptional
        />
        {attached && (
          <div className="grid gap-2">
            <Checkbox
              name={conversation.name}
              value={attached.conversation}
              label={t('support.form.attach')}
              defaultChecked
            />
            <details>
              <summary className="min-h-11 cursor-pointer text-sm">{t('support.form.see-attached')}</summary>
              <p className="wrap-anywhere max-h-80 overflow-y-auto whitespace-pre-line rounded-control bg-sunken p-4 text-sm">
                {attached.transcript}
              </p>
            </details>
          </div>
        )}
        <TrapField name={website.name} />
        {page && <input type="hidden" name="page" value={page} />}
        <p className="text-ink-soft text-sm">
          {t('support.form.privacy')}{' '}
          <Link className="link" to={to('privacy')}>
            {t('support.form.privacy-link')}
          </Link>
          .
        </p>
        <div>
          <Button type="submit" variant="next" isBusy={state.isBusy}>
            {t(proposed.length > 0 ? 'support.form.send-anyway' : 'support.form.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}

/** Programs that fill in every field give themselves away; people and screen readers do not come across it. */
function TrapField({ name }: { name: string }) {
  const { t } = useTexts()
  return (
    <div aria-hidden className="absolute -left-[999rem]">
      <label>
        {t('support.form.website')}
        <input type="text" name={name} autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  )
}

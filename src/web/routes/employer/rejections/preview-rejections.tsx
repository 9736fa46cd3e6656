import { useEffect, useRef } from 'react'
import type { RejectionPreview } from '../../../../domain/applications/reject-applications.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { FoldSummary } from '../../../ui/fold-summary.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = { text: string; previews: RejectionPreview[]; answer: FormAnswer<unknown> | undefined }

/** Shows exactly the letters that will be sent. Nothing has been sent yet. */
export function PreviewRejections({ text, previews, answer }: Props) {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  // The preview replaces the form that was sent, so reading continues here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every preview is read from its beginning
  useEffect(() => heading.current?.focus(), [previews])
  const reached = previews.filter(({ isPossible }) => isPossible)
  return (
    <section className="grid max-w-[44rem] gap-5" aria-labelledby="preview-title">
      <h2 id="preview-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('employer-applications.rejections.preview-title', { count: reached.length })}
      </h2>
      <ul className="grid gap-4">
        {reached.map(({ applicationId, name, jobTitle, text: letter }) => (
          <li
            key={applicationId}
            className="grid gap-2 rounded-card border border-line bg-surface p-4 sm:p-6"
          >
            <h3 className="font-sans font-semibold text-base tracking-normal wrap-anywhere">{`${name} – ${jobTitle}`}</h3>
            <p className="whitespace-pre-line wrap-anywhere">{letter}</p>
          </li>
        ))}
      </ul>
      <SendForm text={text} reached={reached} answer={answer} />
      <details className="rounded-card border border-line bg-surface px-4">
        <FoldSummary>{t('employer-applications.rejections.change')}</FoldSummary>
        <ChangeForm text={text} reached={reached} />
      </details>
    </section>
  )
}

type FormProps = { text: string; reached: RejectionPreview[] }

function SendForm({ text, reached, answer }: FormProps & Pick<Props, 'answer'>) {
  const { t } = useTexts()
  const state = useSiteForm({ name: 'send', answer })
  return (
    <SiteForm state={state}>
      <Chosen reached={reached} />
      <input type="hidden" name="text" value={text} />
      <div>
        <Button type="submit" variant="next" isBusy={state.isBusy}>
          {t('employer-applications.rejections.send', { count: reached.length })}
        </Button>
      </div>
    </SiteForm>
  )
}

function ChangeForm({ text, reached }: FormProps) {
  const { t } = useTexts()
  const defaults = { text }
  const state = useSiteForm<{ text: string }>({ name: 'preview', answer: undefined, defaults, id: 'change' })
  return (
    <SiteForm state={state} className="grid gap-4 pb-4">
      <Chosen reached={reached} />
      <TextAreaField
        field={state.fields.text}
        label={t('employer-applications.rejections.text')}
        rows={14}
        maxLength={10_000}
      />
      <div>
        <Button type="submit" variant="secondary" isBusy={state.isBusy}>
          {t('employer-applications.rejections.preview')}
        </Button>
      </div>
    </SiteForm>
  )
}

function Chosen({ reached }: Pick<FormProps, 'reached'>) {
  return reached.map(({ applicationId }) => (
    <input key={applicationId} type="hidden" name="ids" value={applicationId} />
  ))
}

import { Link } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { fileNameMark, TextWithFileName } from '../../../parts/shared/upload/file-name.tsx'
import { UploadField } from '../../../parts/shared/upload/upload-field.tsx'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { wayBackQuery } from '../../../way-back.ts'
import type { ApplyFacts, ApplyPageData } from './apply-page.server.ts'
import { Questions } from './questions.tsx'
import { useKeptDraft } from './use-kept-draft.ts'

export type ApplyFields = {
  name?: string
  email?: string
  phone?: string
  message?: string
  withProfileCv?: string
  answers?: Record<string, string>
  files?: string[]
}

type Props = { job: ApplyPageData['job']; facts: ApplyFacts; answer: FormAnswer<unknown> | undefined }

export function ApplyForm({ job, facts, answer }: Props) {
  const { t } = useTexts()
  const { draft, person, cv, held, questions, isGuest } = facts
  const state = useSiteForm<ApplyFields>({
    name: isGuest ? 'apply-as-guest' : 'apply',
    answer,
    defaults: draft?.fields ?? { withProfileCv: 'on' },
  })
  const { fields } = state
  const isKept = useKeptDraft(state.form.id, job.id)
  return (
    <>
      {draft && <DraftNote age={draft.age} />}
      <SiteForm state={state} encType="multipart/form-data">
        {isGuest ? (
          <Guest state={state} path={job.path} />
        ) : (
          <p className="rounded-card border border-line bg-surface p-4">
            {t('apply.as-person', { name: person?.name ?? '', email: person?.email ?? '' })}
          </p>
        )}
        <Questions questions={questions} fields={fields.answers.getFieldset()} />
        {cv && (
          <CheckField
            field={fields.withProfileCv}
            label={<TextWithFileName text={t('apply.with-cv', { name: fileNameMark })} name={cv.name} />}
            isOptional
          />
        )}
        <UploadField
          field={fields.files}
          label={t('apply.files')}
          hint={t('apply.files-hint')}
          purpose="application"
          held={held}
          isOptional
        />
        <TextAreaField
          field={fields.message}
          label={t('apply.message')}
          hint={t('apply.message-hint')}
          rows={6}
          maxLength={10_000}
          isOptional
        />
        <p className="text-ink-soft text-sm">
          {t('apply.privacy', { employer: job.employer })} <PrivacyLink />
        </p>
        <div className="grid gap-2">
          <Button
            type="submit"
            variant="next"
            className="w-full sm:w-auto sm:justify-self-start"
            isBusy={state.isBusy}
          >
            {t('apply.send')}
          </Button>
          <p role="status" className="min-h-6 text-ink-soft text-sm">
            {isKept && t('apply.draft.kept')}
          </p>
        </div>
      </SiteForm>
    </>
  )
}

function Guest({ state, path }: { state: ReturnType<typeof useSiteForm<ApplyFields>>; path: string }) {
  const { t, to } = useTexts()
  const { name, email, phone } = state.fields
  return (
    <>
      <div className="grid gap-1 rounded-card border border-line bg-surface p-4">
        <p>{t('apply.guest.text')}</p>
        <p>
          <Link
            className="link inline-flex min-h-11 items-center sm:min-h-8"
            to={to('login') + wayBackQuery(path)}
          >
            {t('apply.guest.sign-in')}
          </Link>
        </p>
      </div>
      <TextField field={name} label={t('apply.name')} autoComplete="name" maxLength={200} />
      <TextField
        field={email}
        label={t('apply.email')}
        hint={t('apply.email-hint')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextField
        field={phone}
        label={t('apply.phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        isOptional
      />
    </>
  )
}

function PrivacyLink() {
  const { t, to } = useTexts()
  return (
    <Link className="link" to={to('privacy')}>
      {t('apply.privacy-link')}
    </Link>
  )
}

/** Drafts can be discarded, because the device may not be the person's own. */
function DraftNote({ age }: { age: string }) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-brand/40 bg-brand-soft px-4 py-2">
      <p>{t('apply.draft.back', { age })}</p>
      <ActionButton form="discard" variant="quiet" size="small" leadsOn>
        {t('apply.draft.discard')}
      </ActionButton>
    </div>
  )
}

import { Link } from 'react-router'
import type { FormAnswer } from '../../../../form-answer.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { AskPage } from './ask-page.server.ts'

type Props = { address: AskPage['address']; answer: FormAnswer<unknown> | undefined }

/** For guests: people with an account are told at its address. */
export function AnswerByMail({ address, answer }: Props) {
  const { t, to } = useTexts()
  const state = useSiteForm<{ email: string }>({ name: 'leave-address', answer })
  if (address) {
    return (
      <AreaSection title={t('question.mail.title')}>
        <p className="wrap-anywhere">
          {t(address.isConfirmed ? 'question.mail.confirmed' : 'question.mail.to-confirm', {
            email: address.email,
          })}
        </p>
      </AreaSection>
    )
  }
  return (
    <AreaSection title={t('question.mail.title')} text={t('question.mail.text')}>
      <SiteForm state={state}>
        <TextField
          field={state.fields.email}
          label={t('question.mail.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <p className="text-ink-soft text-sm">
          {t('question.mail.kept')}{' '}
          <Link className="link" to={to('privacy')}>
            {t('newsletter.privacy')}
          </Link>
        </p>
        <div>
          <Button type="submit" variant="next" isBusy={state.isBusy}>
            {t('question.mail.send')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}

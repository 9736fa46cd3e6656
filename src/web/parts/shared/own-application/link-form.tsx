import { Link } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { wayBackQuery } from '../../../way-back.ts'
import { AreaSection } from '../area-page.tsx'

type Props = { action?: string; answer: FormAnswer<unknown> | undefined }

export function LinkForm({ action, answer }: Props) {
  const { t, to } = useTexts()
  const state = useSiteForm<{ email: string }>({ name: 'link', answer })
  return (
    <AreaSection title={t('own-application.link.title')} text={t('own-application.link.text')}>
      <SiteForm state={state} {...(action && { action })}>
        <TextField
          field={state.fields.email}
          label={t('apply.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <div>
          <Button type="submit" variant="next" isBusy={state.isBusy}>
            {t('own-application.link.send')}
          </Button>
        </div>
      </SiteForm>
      <p className="text-ink-soft">
        {t('own-application.link.account')}{' '}
        <Link className="link" to={to('login') + wayBackQuery(to('dashboard'))}>
          {t('common.person.sign-in')}
        </Link>
      </p>
    </AreaSection>
  )
}

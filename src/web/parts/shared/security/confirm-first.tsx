import type { z } from 'zod'
import type { recheckSchema } from '../../../../domain/accounts/recheck.schema.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { wayBackQuery } from '../../../way-back.ts'
import { ProofFields, SendCodeForm } from './proof-fields.tsx'
import type { SecurityView } from './security.server.ts'
import type { SecurityAnswer } from './security-answer.ts'

type Props = {
  view: Pick<SecurityView, 'hasFactor' | 'hasPassword'>
  answer: SecurityAnswer
  realm: 'site' | 'admin'
}

/**
 * Credentials can only be changed soon after the person has proved who they are: by a second factor if there is one, else by password or
 * mailed code.
 */
export function ConfirmFirst({ view: { hasFactor, hasPassword }, answer, realm }: Props) {
  const { t, to } = useTexts()
  const state = useSiteForm<z.input<typeof recheckSchema>>({ name: 'confirm', answer })
  const page = to(realm === 'admin' ? 'admin-second-factor' : 'second-factor')
  const here = to(realm === 'admin' ? 'admin-security' : 'account-security')
  return (
    <div className="grid gap-4 rounded-card bg-sunken p-4">
      <p>{t('factors.confirm-first')}</p>
      {hasFactor ? (
        <p>
          <LinkButton to={page + wayBackQuery(here)} variant="primary">
            {t('factors.confirm.by-factor')}
          </LinkButton>
        </p>
      ) : (
        <>
          <SiteForm state={state}>
            <ProofFields fields={state.fields} hasPassword={hasPassword} id="confirm" />
            <p>
              <Button type="submit" isBusy={state.isBusy}>
                {t('factors.confirm.submit')}
              </Button>
            </p>
          </SiteForm>
          {!hasPassword && <SendCodeForm id="confirm" />}
        </>
      )}
    </div>
  )
}

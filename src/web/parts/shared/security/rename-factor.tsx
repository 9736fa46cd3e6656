import { Link, useLocation } from 'react-router'
import type { z } from 'zod'
import type { renameFactorSchema } from '../../../../domain/accounts/factors/answer-factor.schema.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { SecurityAnswer } from './security-answer.ts'

type Props = { factor: { id: string; name: string }; answer: SecurityAnswer }

export function RenameFactor({ factor: { id, name }, answer }: Props) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const state = useSiteForm<z.input<typeof renameFactorSchema>>({
    name: 'rename',
    answer,
    defaults: { friendlyName: name },
  })
  return (
    <section id="rename-factor" className="grid gap-3 rounded-card bg-sunken p-4">
      <h3 className="font-semibold">{t('factors.rename.title', { name })}</h3>
      <SiteForm state={state}>
        <input type="hidden" name="factorId" value={id} />
        <TextField
          field={state.fields.friendlyName}
          label={t('factors.rename.field')}
          autoComplete="off"
          maxLength={60}
        />
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <Button type="submit" isBusy={state.isBusy}>
            {t('factors.rename.submit')}
          </Button>
          <Link to={pathname} preventScrollReset className="link inline-flex min-h-11 items-center">
            {t('factors.rename.keep')}
          </Link>
        </div>
      </SiteForm>
    </section>
  )
}

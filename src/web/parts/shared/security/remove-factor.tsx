import { Link, useLocation } from 'react-router'
import type { z } from 'zod'
import type { factorIdSchema } from '../../../../domain/accounts/factors/answer-factor.schema.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { SecurityAnswer } from './security-answer.ts'

type Props = { factor: { id: string; name: string }; isLast: boolean; answer: SecurityAnswer }

/** Asked once, with the name of what goes. */
export function RemoveFactor({ factor: { id, name }, isLast, answer }: Props) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const state = useSiteForm<z.input<typeof factorIdSchema>>({ name: 'remove', answer })
  return (
    <section id="remove-factor" className="grid gap-3 rounded-card border border-bad p-4">
      <h3 className="font-semibold">{t('factors.remove.title', { name })}</h3>
      <p>{isLast ? t('factors.remove.last') : t('factors.remove.text')}</p>
      <SiteForm state={state}>
        <input type="hidden" name="factorId" value={id} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" isBusy={state.isBusy}>
            {t('factors.remove.submit')}
          </Button>
          <Link to={pathname} preventScrollReset className="link inline-flex min-h-11 items-center">
            {t('factors.remove.keep')}
          </Link>
        </div>
      </SiteForm>
    </section>
  )
}

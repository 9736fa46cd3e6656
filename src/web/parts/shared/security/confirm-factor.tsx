import { Link, useLocation } from 'react-router'
import type { z } from 'zod'
import type {
  appCodeSchema,
  factorIdSchema,
  phoneCodeSchema,
} from '../../../../domain/accounts/factors/answer-factor.schema.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { CodeField } from '../second-factor/code-field.tsx'
import type { BegunFactor as Begun } from './security.server.ts'
import type { SecurityAnswer } from './security-answer.ts'

type Props = { begun: Begun; answer: SecurityAnswer; heading?: 'h2' | 'h3' }

/** A new factor only counts once its first code has been entered here. */
export function ConfirmFactor({ begun, answer, heading: Heading = 'h3' }: Props) {
  const { t } = useTexts()
  const pathToKeys = useKeysPath()
  return (
    <section
      id="confirm-factor"
      className="grid gap-4 rounded-card border border-brand/40 bg-brand-soft/40 p-4 sm:p-5"
    >
      <Heading className="font-sans font-semibold text-lg tracking-normal">
        {t('factors.begun.title', { name: begun.name })}
      </Heading>
      {begun.totp ? (
        <ConfirmApp id={begun.id} totp={begun.totp} answer={answer} />
      ) : (
        <ConfirmPhone begun={begun} answer={answer} />
      )}
      <p>
        <Link to={pathToKeys} preventScrollReset className="link inline-flex min-h-11 items-center">
          {t('factors.begun.later')}
        </Link>
      </p>
    </section>
  )
}

/** The page without the confirmation. The way back in its query is kept. */
function useKeysPath(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  for (const name of ['confirm', 'challenge']) query.delete(name)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

function ConfirmApp({
  id,
  totp,
  answer,
}: {
  id: string
  totp: NonNullable<Begun['totp']>
  answer: SecurityAnswer
}) {
  const { t } = useTexts()
  const state = useSiteForm<z.input<typeof appCodeSchema>>({ name: 'confirm-app', answer })
  return (
    <>
      <p>{t('factors.begun.scan')}</p>
      <div className="flex flex-wrap items-start gap-5">
        {/* White in every theme: cameras read dark codes on light ground. */}
        <img
          src={totp.image}
          alt={t('factors.begun.image')}
          width={192}
          height={192}
          className="size-48 rounded-control bg-sheet"
        />
        <div className="grid min-w-0 max-w-sm gap-2">
          <p className="text-ink-soft">{t('factors.begun.type')}</p>
          <p>
            <code className="select-all break-words font-semibold text-lg" data-testid="totp-key">
              {totp.key}
            </code>
          </p>
          <p>
            <a href={totp.uri} className="link inline-flex min-h-11 items-center">
              {t('factors.begun.open-app')}
            </a>
          </p>
        </div>
      </div>
      <SiteForm state={state}>
        <input type="hidden" name="factorId" value={id} />
        <CodeField field={state.fields.code} label={t('factors.field.app-code')} />
        <p>
          <Button type="submit" variant="next" isBusy={state.isBusy}>
            {t('factors.begun.submit')}
          </Button>
        </p>
      </SiteForm>
    </>
  )
}

function ConfirmPhone({ begun, answer }: { begun: Begun; answer: SecurityAnswer }) {
  const { t } = useTexts()
  const state = useSiteForm<z.input<typeof phoneCodeSchema>>({ name: 'confirm-phone', answer })
  const again = useSiteForm<z.input<typeof factorIdSchema>>({ name: 'send-text', answer })
  return (
    <>
      {begun.challengeId && (
        <>
          <p>{t('factors.begun.sent', { phone: begun.phone ?? '' })}</p>
          <SiteForm state={state}>
            <input type="hidden" name="factorId" value={begun.id} />
            <input type="hidden" name="challengeId" value={begun.challengeId} />
            <CodeField field={state.fields.code} label={t('factors.field.text-code')} />
            <p>
              <Button type="submit" variant="next" isBusy={state.isBusy}>
                {t('factors.begun.submit')}
              </Button>
            </p>
          </SiteForm>
        </>
      )}
      <SiteForm state={again}>
        <input type="hidden" name="factorId" value={begun.id} />
        <p>
          <Button type="submit" variant={begun.challengeId ? 'quiet' : 'primary'} isBusy={again.isBusy}>
            {begun.challengeId ? t('factors.challenge.send-again') : t('factors.challenge.send')}
          </Button>
        </p>
      </SiteForm>
    </>
  )
}

import { Download, Printer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AccountNotice } from '../sign-in/account-notice.tsx'
import type { SecurityAnswer } from './security-answer.ts'

type Props = { left: number; canChange: boolean; answer: SecurityAnswer; heading?: 'h2' | 'h3' }

/** New codes are shown once, in the answer to the form; afterwards only how many are left. */
export function RecoveryCodes({ left, canChange, answer, heading: Heading = 'h3' }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<Record<string, never>>({ name: 'codes', answer })
  const codes = answer?.done?.kind === 'codes' ? answer.done.codes : null
  return (
    <section className="grid gap-3">
      <Heading className="font-sans font-semibold text-base tracking-normal">
        {t('factors.codes.title')}
      </Heading>
      {codes ? (
        <NewCodes codes={codes} />
      ) : left === 0 ? (
        <AccountNotice tone="bad">{t('factors.codes.none')}</AccountNotice>
      ) : (
        <p>{t('factors.codes.left', { count: left })}</p>
      )}
      {canChange && !codes && (
        <SiteForm state={state}>
          {left > 0 && <p className="text-ink-soft text-sm">{t('factors.codes.replaced')}</p>}
          <p>
            <Button type="submit" variant={left === 0 ? 'primary' : 'secondary'} isBusy={state.isBusy}>
              {left === 0 ? t('factors.codes.make') : t('factors.codes.make-new')}
            </Button>
          </p>
        </SiteForm>
      )}
    </section>
  )
}

function NewCodes({ codes }: { codes: string[] }) {
  const { t } = useTexts()
  const hasScripts = useHydrated()
  const file = `${t('factors.codes.title')}\n\n${codes.join('\n')}\n`
  return (
    <div role="status" className="grid gap-4 rounded-card border border-brand/40 bg-brand-soft p-4">
      <p>{t('factors.codes.keep')}</p>
      <ul className="figures grid gap-x-6 gap-y-1 font-mono font-semibold text-lg min-[400px]:grid-cols-2">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={t('factors.codes.file')}
          className={buttonClass('secondary', 'small')}
        >
          <Download aria-hidden className="size-5" strokeWidth={1.75} />
          {t('factors.codes.download')}
        </a>
        {hasScripts && (
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" strokeWidth={1.75} />
            {t('factors.codes.print')}
          </Button>
        )}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  apiKey: {
    id: number
    name: string
    prefix: string
    scopes: string[]
    creatorName: string | null
    created: string
    expires: string | null
    lastUsed: string | null
    isExpired: boolean
  }
}

/** One key: what it may do, when it was used, and how to replace it or take it back. */
export function KeyRow({ apiKey }: Props) {
  const { t } = useTexts()
  const { id, name, prefix, scopes, creatorName, created, expires, lastUsed, isExpired } = apiKey
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans font-semibold text-base tracking-normal">{name}</h3>
        <code className="text-ink-soft text-sm">kittel_{prefix}_…</code>
        {isExpired && <Badge tone="bad">{t('integrations.keys.expired')}</Badge>}
      </div>
      <p className="flex flex-wrap gap-2">
        {scopes.map(scope => (
          <Badge key={scope}>{scope}</Badge>
        ))}
      </p>
      <p className="figures text-ink-soft text-sm">
        {[
          creatorName === null
            ? t('integrations.keys.created', { date: created })
            : t('integrations.keys.created-by', { date: created, name: creatorName }),
          expires === null ? t('integrations.keys.endless') : t('integrations.keys.until', { date: expires }),
          lastUsed === null ? t('integrations.keys.unused') : t('integrations.keys.used', { date: lastUsed }),
        ].join(' · ')}
      </p>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        {!isExpired && (
          <Step form="rotate-key" keyId={id} name={name}>
            <p>{t('integrations.keys.rotate-text')}</p>
          </Step>
        )}
        <Step form="revoke-key" keyId={id} name={name} isFinal>
          <p>{t('integrations.keys.revoke-text')}</p>
        </Step>
      </div>
    </li>
  )
}

type StepProps = {
  form: 'rotate-key' | 'revoke-key'
  keyId: number
  name: string
  isFinal?: boolean
  children: ReactNode
}

/** Says what will happen before it does. */
function Step({ form, keyId, name, isFinal = false, children }: StepProps) {
  const { t } = useTexts()
  const label = t(`integrations.keys.${form}`)
  return (
    <details className="grow basis-0">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        <span aria-hidden>{label}</span>
        <span className="sr-only">{t('integrations.keys.step-for', { step: label, name })}</span>
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="mt-1 grid justify-items-start gap-3 rounded-card border border-line p-4"
      >
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="keyId" value={keyId} />
        {children}
        <Button type="submit" variant={isFinal ? 'danger' : 'secondary'} size="small">
          {label}
        </Button>
      </Form>
    </details>
  )
}

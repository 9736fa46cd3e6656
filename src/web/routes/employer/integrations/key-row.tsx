import { Badge } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'
import { KeyStep } from './key-step.tsx'

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
          <KeyStep
            form="rotate-key"
            id={{ keyId: id }}
            label={t('integrations.keys.rotate-key')}
            about={name}
          >
            <p>{t('integrations.keys.rotate-text')}</p>
          </KeyStep>
        )}
        <KeyStep
          form="revoke-key"
          id={{ keyId: id }}
          label={t('integrations.keys.revoke-key')}
          about={name}
          isFinal
        >
          <p>{t('integrations.keys.revoke-text')}</p>
        </KeyStep>
      </div>
    </li>
  )
}

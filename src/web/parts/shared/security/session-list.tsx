import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AreaSection } from '../area-page.tsx'
import type { SessionView } from './security.server.ts'

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet }

export function SessionList({ sessions }: { sessions: SessionView[] }) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('factors.sessions.title')} text={t('factors.sessions.text')}>
      <ul className="divide-y divide-line border-line border-y">
        {sessions.map(session => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <ActionButton form="end-others" variant="secondary">
          {t('factors.sessions.end-others')}
        </ActionButton>
      ) : (
        <p className="text-ink-soft">{t('factors.sessions.only-here')}</p>
      )}
    </AreaSection>
  )
}

function SessionItem({
  session: { id, device, kind, address, country, isOwnNetwork, lastSeen, isCurrent },
}: {
  session: SessionView
}) {
  const { t } = useTexts()
  const Icon = icons[kind]
  const place = isOwnNetwork ? t('factors.sessions.own-network') : country
  const name = device ?? t('factors.sessions.unknown')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <div className="min-w-0 flex-[1_1_11rem]">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isCurrent && <Badge tone="brand">{t('factors.sessions.current')}</Badge>}
        </p>
        <p className="figures break-words text-ink-soft text-sm">
          {[place, address].filter(Boolean).join(' · ')}
        </p>
        <p className="figures text-ink-soft text-sm">{t('factors.sessions.seen', { time: lastSeen })}</p>
      </div>
      {!isCurrent && (
        <ActionButton
          form="end-session"
          fields={{ sessionId: id }}
          label={t('factors.sessions.end-named', { name })}
          variant="quiet"
          size="small"
        >
          {t('factors.sessions.end')}
        </ActionButton>
      )}
    </li>
  )
}

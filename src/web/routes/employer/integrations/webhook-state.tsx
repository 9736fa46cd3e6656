import { Badge } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'

export function WebhookState({ isActive, isFailing }: { isActive: boolean; isFailing: boolean }) {
  const { t } = useTexts()
  if (!isActive) return <Badge tone="warn">{t('integrations.webhooks.state.paused')}</Badge>
  if (isFailing) return <Badge tone="bad">{t('integrations.webhooks.state.failing')}</Badge>
  return <Badge tone="good">{t('integrations.webhooks.state.active')}</Badge>
}

import { Badge } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { AlertView } from './alert-view.server.ts'

export function CriteriaLine({ alert }: { alert: AlertView }) {
  const { t } = useTexts()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={alert.status === 'active' ? 'good' : 'warn'}>{alert.statusText}</Badge>
      <span>
        {[...alert.criteria.map(({ label }) => label), t(`alert.frequency.${alert.frequency}`)].join(' · ')}
      </span>
    </span>
  )
}

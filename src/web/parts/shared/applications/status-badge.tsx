import type { ApplicationStatus } from '../../../../domain/applications/application.status.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'

const tones: Record<ApplicationStatus, BadgeTone> = {
  invited: 'accent',
  applied: 'accent',
  interview: 'brand',
  hired: 'good',
  rejected: 'neutral',
  withdrawn: 'neutral',
  unknown: 'neutral',
}

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTexts()
  return <Badge tone={tones[status]}>{t(`employer-applications.status.${status}`)}</Badge>
}

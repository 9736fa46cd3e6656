import type { ApplicationStatus } from '../../../../domain/applications/application.status.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'

const tones: Record<ApplicationStatus, BadgeTone> = {
  invited: 'brand',
  applied: 'brand',
  interview: 'accent',
  rejected: 'neutral',
  hired: 'good',
  withdrawn: 'neutral',
  unknown: 'neutral',
}

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTexts()
  return <Badge tone={tones[status]}>{t(`own-application.status.${status}`)}</Badge>
}

import type { ApplicationStatus } from '../../../../domain/applications/application.status.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { useTexts } from '../../../use-texts.ts'

const tones: Record<ApplicationStatus, BadgeTone> = {
  applied: 'accent',
  interview: 'brand',
  hired: 'good',
  rejected: 'neutral',
  withdrawn: 'neutral',
  unknown: 'neutral',
}

/** Where an application stands, in the words of the employer's side. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTexts()
  return <Badge tone={tones[status]}>{t(`employer-applications.status.${status}`)}</Badge>
}

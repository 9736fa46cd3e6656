import { useTexts } from '../../../use-texts.ts'
import { CardSkeletons } from '../../shared/skeletons/card-skeletons.tsx'

export function JobListSkeleton() {
  const { t } = useTexts()
  return (
    <div role="status" className="mt-5 grid gap-3">
      <span className="sr-only">{t('jobs.loading')}</span>
      <CardSkeletons />
    </div>
  )
}

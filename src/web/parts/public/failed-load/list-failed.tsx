import { RotateCw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useTexts } from '../../../use-texts.ts'

export function ListFailed({ retry }: { retry: () => void }) {
  const { t } = useTexts()
  return (
    <div role="alert" className="mt-5">
      <EmptyState
        title={t('list.failed')}
        actions={
          <Button type="button" onClick={retry}>
            <RotateCw aria-hidden className="size-5" strokeWidth={1.75} />
            {t('list.retry')}
          </Button>
        }
      >
        {t('list.failed-hint')}
      </EmptyState>
    </div>
  )
}

import { ActionButton } from '../../../../ui/action-button.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { scheduleRows } from './schedules.server.ts'

type Props = { runs: ReturnType<typeof scheduleRows>; mayOperate: boolean }

/** Each schedule with when it last succeeded; whoever may operate starts one by hand. */
export function ScheduleList({ runs, mayOperate }: Props) {
  const { t } = useTexts()
  return (
    <ul className="divide-y divide-line">
      {runs.map(({ task, label, last, failures, isOff, state }) => (
        <li key={task} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
          <span className="min-w-0 grow basis-64">
            <span className="font-medium">{label}</span>
            <span className="figures block text-ink-soft text-sm">{last}</span>
          </span>
          {failures && <Badge tone="bad">{failures}</Badge>}
          {isOff && <Badge tone="warn">{state}</Badge>}
          {mayOperate && !isOff && (
            <ActionButton
              form="run"
              fields={{ task }}
              variant="secondary"
              size="small"
              label={`${t('admin.system.run')}: ${label}`}
            >
              {t('admin.system.run')}
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  )
}

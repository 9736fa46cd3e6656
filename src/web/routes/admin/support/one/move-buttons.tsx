import type { SupportStatus } from '../../../../../domain/support/support-request.status.ts'
import { supportLife } from '../../../../../domain/support/support-request.status.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'

type Props = { seen: { requestId: number; version: number }; status: SupportStatus }

/** In the order in which they are needed; which are possible is the table's to say. */
const moves = [
  { form: 'release', to: 'new' },
  { form: 'reopen', to: 'open' },
  { form: 'close', to: 'closed' },
  { form: 'hold', to: 'held' },
] as const

export function MoveButtons({ seen, status }: Props) {
  const { t } = useTexts()
  const possible = moves.filter(
    ({ form, to }) => supportLife.may(status, to, 'team') && !(form === 'reopen' && status === 'new'),
  )
  return (
    <div className="flex flex-wrap gap-2">
      {possible.map(({ form }) => (
        <ActionButton key={form} form={form} fields={seen} variant="secondary" size="small">
          {t(`support.admin.move.${form}`)}
        </ActionButton>
      ))}
    </div>
  )
}

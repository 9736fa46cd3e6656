import { testEvent } from '../../../../../domain/integrations/webhook.values.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { useTexts } from '../../../../use-texts.ts'

export type ShownDelivery = {
  id: string
  event: string
  status: 'waiting' | 'delivered' | 'failed'
  attempts: number
  /** Times are formatted on the server, in the language of the page. */
  created: string
  delivered: string | null
  nextTry: string
  responseStatus: number | null
  problem: string | null
}

const tones = { waiting: 'neutral', delivered: 'good', failed: 'bad' } as const

/** Sending again is offered only after a first try, and only while the webhook is active. */
export function Deliveries({ deliveries, isActive }: { deliveries: ShownDelivery[]; isActive: boolean }) {
  const { t } = useTexts()
  if (deliveries.length === 0) return <p>{t('integrations.deliveries.none')}</p>
  return (
    <ul className="-my-3 divide-y divide-line">
      {deliveries.map(delivery => (
        <li key={delivery.id} className="grid gap-1 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-sans font-semibold text-base tracking-normal">
              {delivery.event === testEvent
                ? t('integrations.event.test')
                : t(`integrations.event.${delivery.event.replace('.', '-')}`)}
            </h3>
            <Badge tone={tones[delivery.status]}>{t(`integrations.deliveries.${delivery.status}`)}</Badge>
          </div>
          <p className="figures text-ink-soft text-sm">{timesOf(delivery, isActive, t).join(' · ')}</p>
          <Answer {...delivery} />
          {isActive && delivery.attempts > 0 && (
            <ActionButton
              form="send-again"
              fields={{ deliveryId: delivery.id }}
              label={t('integrations.deliveries.again-for', { date: delivery.created })}
              variant="quiet"
              size="small"
              className="-ml-3"
            >
              {t('integrations.deliveries.again')}
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function timesOf(delivery: ShownDelivery, isActive: boolean, t: ReturnType<typeof useTexts>['t']): string[] {
  const { status, attempts, created, delivered, nextTry } = delivery
  const times = [t('integrations.deliveries.created', { date: created })]
  if (status === 'delivered' && delivered) times.push(t('integrations.deliveries.taken', { date: delivered }))
  if (attempts > 0) times.push(t('integrations.deliveries.tries', { count: attempts }))
  if (status === 'waiting' && isActive && attempts > 0)
    times.push(t('integrations.deliveries.next', { date: nextTry }))
  return times
}

/** `problem` is either a reason key or, after "answer: ", the text the program returned. */
function Answer({ responseStatus, problem }: Pick<ShownDelivery, 'responseStatus' | 'problem'>) {
  const { t } = useTexts()
  if (responseStatus === null && problem === null) return null
  const words = problem?.startsWith('answer: ') ? problem.slice('answer: '.length) : null
  return (
    <p className="text-sm wrap-anywhere">
      {responseStatus === null
        ? t(`integrations.failure.${problem}`)
        : t('integrations.deliveries.answer', { status: responseStatus })}
      {words && <code className="ml-2 text-ink-soft">{words}</code>}
    </p>
  )
}

import { ActionButton } from '../../../ui/action-button.tsx'
import type { ButtonVariant } from '../../../ui/button-class.ts'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { form: string; feedId: number; label: string; variant?: ButtonVariant; text?: string }

export function FeedStep({ form, feedId, label, variant = 'secondary', text }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      {text && <p>{text}</p>}
      <ActionButton form={form} fields={{ feedId }} variant={variant} leadsOn={form === 'discard'}>
        {label}
      </ActionButton>
    </div>
  )
}

type AskedProps = {
  form: string
  feedId: number
  variant?: ButtonVariant
  text: Record<'open' | 'title' | 'ask' | 'do', string>
}

/** Asks before it acts, because many ads change at once. */
function AskedStep({ form, feedId, variant = 'danger', text }: AskedProps) {
  const { t } = useTexts()
  return (
    <ConfirmStep
      name={form}
      open={text.open}
      variant={variant}
      title={text.title}
      cancel={t('feeds.undo.cancel')}
      does={{ form, fields: { feedId }, text: text.do }}
    >
      <p>{text.ask}</p>
    </ConfirmStep>
  )
}

/** Ends the ads that were missing from the feed but kept, because too many were missing at once. */
export function EndMissingStep({ feedId }: { feedId: number }) {
  const { t } = useTexts()
  const text = {
    open: t('feeds.held.open'),
    title: t('feeds.held.title'),
    ask: t('feeds.held.ask'),
    do: t('feeds.held.do'),
  }
  return <AskedStep form="end-missing" feedId={feedId} text={text} />
}

export function UndoStep({ feedId }: { feedId: number }) {
  const { t } = useTexts()
  const text = {
    open: t('feeds.undo.open'),
    title: t('feeds.undo.title'),
    ask: t('feeds.undo.text'),
    do: t('feeds.undo.do'),
  }
  return <AskedStep form="undo" feedId={feedId} text={text} />
}

export function EndFeedStep({ feedId }: { feedId: number }) {
  const { t } = useTexts()
  const text = {
    open: t('feeds.end.open'),
    title: t('feeds.end.title'),
    ask: t('feeds.end.ask'),
    do: t('feeds.end.do'),
  }
  return <AskedStep form="end" feedId={feedId} variant="quiet" text={text} />
}

import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import type { ButtonVariant } from '../../../ui/button-class.ts'
import { ConfirmStep } from '../../../ui/confirm-step.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = { form: string; feedId: number; label: string; variant?: ButtonVariant; text?: string }

/** One thing that can be done with a feed, as a form of its own. */
export function FeedStep({ form, feedId, label, variant = 'secondary', text }: Props) {
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="feedId" value={feedId} />
      {text && <p>{text}</p>}
      <Button type="submit" variant={variant}>
        {label}
      </Button>
    </Form>
  )
}

type AskedProps = {
  form: string
  feedId: number
  variant?: ButtonVariant
  text: Record<'open' | 'title' | 'ask' | 'do', string>
}

/** One thing that is asked before it is done, because many ads change by it. */
function AskedStep({ form, feedId, variant = 'danger', text }: AskedProps) {
  const { t } = useTexts()
  return (
    <ConfirmStep
      name={form}
      open={text.open}
      variant={variant}
      title={text.title}
      cancel={t('feeds.undo.cancel')}
    >
      <FeedStep form={form} feedId={feedId} label={text.do} variant="danger" text={text.ask} />
    </ConfirmStep>
  )
}

/** Lets the ads end that the brake held back. */
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

/** Takes the last run back. */
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

/** Ends the feed with all its ads. */
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

import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import type { ButtonVariant } from '../../ui/button-class.ts'
import { ConfirmStep } from '../../ui/confirm-step.tsx'
import { useTexts } from '../../use-texts.ts'

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

/** Lets the ads end that the brake held back. */
export function EndMissingStep({ feedId }: { feedId: number }) {
  const { t } = useTexts()
  return (
    <ConfirmStep
      name="end-missing"
      open={t('feeds.held.open')}
      title={t('feeds.held.title')}
      cancel={t('feeds.undo.cancel')}
    >
      <FeedStep
        form="end-missing"
        feedId={feedId}
        label={t('feeds.held.do')}
        variant="danger"
        text={t('feeds.held.ask')}
      />
    </ConfirmStep>
  )
}

/** Takes the last run back. */
export function UndoStep({ feedId }: { feedId: number }) {
  const { t } = useTexts()
  return (
    <ConfirmStep
      name="undo"
      open={t('feeds.undo.open')}
      title={t('feeds.undo.title')}
      cancel={t('feeds.undo.cancel')}
    >
      <FeedStep
        form="undo"
        feedId={feedId}
        label={t('feeds.undo.do')}
        variant="danger"
        text={t('feeds.undo.text')}
      />
    </ConfirmStep>
  )
}

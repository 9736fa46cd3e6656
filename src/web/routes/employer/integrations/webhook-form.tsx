import { webhookEvents } from '../../../../domain/integrations/webhook.values.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldProblem, firstList } from '../../../ui/field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'

type Fields = { url: string; events: string[] }

type Props = {
  name: 'create-webhook' | 'change-webhook'
  /** Set when an existing webhook is changed. */
  webhook?: Fields
  answer: FormAnswer<unknown> | undefined
}

export function WebhookForm({ name, webhook, answer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm<Fields>({ name, answer, ...(webhook && { defaults: webhook }) })
  const { url, events } = state.fields
  const chosen = firstList(events)
  return (
    <SiteForm state={state} problemTitle={t('integrations.problem.title')}>
      <TextField
        field={url}
        type="url"
        label={t('integrations.webhooks.url')}
        hint={t('integrations.webhooks.url-hint')}
        autoComplete="off"
        inputMode="url"
        maxLength={2_000}
      />
      <fieldset className="grid gap-1" aria-describedby={events.errors ? events.errorId : undefined}>
        <legend className="mb-1 font-semibold">{t('integrations.webhooks.events')}</legend>
        {webhookEvents.map((event, index) => (
          <Checkbox
            key={event}
            name={events.name}
            value={event}
            id={index === 0 ? events.id : undefined}
            defaultChecked={chosen.includes(event)}
            label={
              <>
                {t(`integrations.event.${event.replace('.', '-')}`)}{' '}
                <code className="text-ink-soft text-sm">{event}</code>
              </>
            }
          />
        ))}
        <FieldProblem field={events} />
      </fieldset>
      <div>
        <Button type="submit" isBusy={state.isBusy}>
          {t(`integrations.webhooks.${name}`)}
        </Button>
      </div>
    </SiteForm>
  )
}

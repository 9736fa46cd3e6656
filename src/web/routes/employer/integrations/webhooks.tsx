import { Link } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { useTexts } from '../../../use-texts.ts'
import { NewWebhookSecret } from './new-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookState } from './webhook-state.tsx'

type Props = {
  webhooks: {
    id: number
    url: string
    events: string[]
    isActive: boolean
    isFailing: boolean
    waiting: number
  }[]
  /** Keeps the chosen employer in links. */
  query: string
  /** Set right after creation: the secret is shown only once. */
  shown: { url: string; secret: string } | null
  answer: FormAnswer<unknown> | undefined
}

export function Webhooks({ webhooks, query, shown, answer }: Props) {
  const { t, to } = useTexts()
  return (
    <>
      {shown && <NewWebhookSecret shown={shown} />}
      <AreaSection title={t('integrations.webhooks.title')} text={t('integrations.webhooks.text')}>
        {webhooks.length > 0 ? (
          <ul className="-my-3 divide-y divide-line">
            {webhooks.map(({ id, url, events, isActive, isFailing, waiting }) => (
              <li key={id} className="grid gap-1 py-3">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link
                    className="link font-semibold wrap-anywhere"
                    to={to('employer-webhook', { id }) + query}
                  >
                    {url}
                  </Link>
                  <WebhookState isActive={isActive} isFailing={isFailing} />
                </div>
                <p className="text-ink-soft text-sm">
                  {[
                    t('integrations.webhooks.event-count', { count: events.length }),
                    ...(waiting > 0 ? [t('integrations.webhooks.waiting', { count: waiting })] : []),
                  ].join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('integrations.webhooks.none')}</p>
        )}
      </AreaSection>
      <AreaSection title={t('integrations.webhooks.new')} text={t('integrations.webhooks.new-text')}>
        <WebhookForm key={webhooks.length} name="create-webhook" answer={answer} />
      </AreaSection>
    </>
  )
}

import { useEffect, useRef } from 'react'
import { useTexts } from '../../../use-texts.ts'

type Props = { title: string; text: string; secret: string }

/** What was made just now: the only time that anyone sees it whole. The page leads there, wherever its form was. */
export function NewSecret({ title, text, secret }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each secret anew
  useEffect(() => box.current?.focus(), [secret])
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the browser leads to it, as scripts would
      autoFocus
      className="grid scroll-mt-24 max-w-[44rem] gap-2 rounded-card border border-brand/40 bg-brand-soft p-5 sm:p-7"
    >
      <h2 className="text-xl wrap-anywhere">{title}</h2>
      <p>{text}</p>
      <p>
        <code className="select-all break-all font-mono font-semibold">{secret}</code>
      </p>
    </div>
  )
}

/** The secret of a webhook, which its program checks signatures with. */
export function NewWebhookSecret({ shown }: { shown: { url: string; secret: string } }) {
  const { t } = useTexts()
  return (
    <NewSecret
      title={t('integrations.webhooks.secret-title', { url: shown.url })}
      text={t('integrations.webhooks.secret-text')}
      secret={shown.secret}
    />
  )
}

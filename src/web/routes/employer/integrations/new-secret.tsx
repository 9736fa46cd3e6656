import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTexts } from '../../../use-texts.ts'

type Props = { title: string; text: string; secret: string }

/** The only time the secret is shown in full. Takes the focus, because the form that made it may be anywhere on the page. */
export function NewSecret({ title, text, secret }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { t } = useTexts()
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState('')
  const isCopied = copied === secret
  // biome-ignore lint/correctness/useExhaustiveDependencies: each secret again
  useEffect(() => box.current?.focus(), [secret])
  const copy = () => {
    const field = box.current?.querySelector('input')
    const marked = () => field?.select()
    // Browsers without clipboard access at least get the text selected, to be copied by hand.
    if (navigator.clipboard) navigator.clipboard.writeText(secret).then(() => setCopied(secret), marked)
    else marked()
  }
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
      <div className="flex flex-wrap gap-3">
        <input
          readOnly
          value={secret}
          aria-label={title}
          onFocus={({ target }) => target.select()}
          className={`${controlClass} min-w-0 grow basis-64 font-mono font-semibold`}
        />
        {isHydrated && (
          <Button type="button" variant="secondary" onClick={copy}>
            {isCopied ? (
              <Check aria-hidden className="size-4" strokeWidth={1.75} />
            ) : (
              <Copy aria-hidden className="size-4" strokeWidth={1.75} />
            )}
            <span aria-live="polite">{t(`integrations.secret.${isCopied ? 'copied' : 'copy'}`)}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

/** The key with which the receiving program verifies signatures. */
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

import { useTexts } from '../../../use-texts.ts'

/** A key right after it was made: the only time that anyone sees it whole. */
export function NewSecret({ shown }: { shown: { name: string; secret: string } }) {
  const { t } = useTexts()
  return (
    <div
      role="status"
      className="grid max-w-[44rem] gap-2 rounded-card border border-brand/40 bg-brand-soft p-5 sm:p-7"
    >
      <h2 className="text-xl">{t('integrations.secret.title', { name: shown.name })}</h2>
      <p>{t('integrations.secret.text')}</p>
      <p>
        <code className="select-all break-all font-mono font-semibold">{shown.secret}</code>
      </p>
    </div>
  )
}

import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'

/** The ways in for both sides; each leads to a page that asks for a sign-in first. */
export function TwoSides() {
  const { t, to } = useTexts()
  const sides = [
    { key: 'seekers', page: to('my-talent-pool'), variant: 'next' },
    { key: 'employers', page: to('employer-talent-pool'), variant: 'secondary' },
  ] as const
  return (
    <div className="grid gap-3 sm:gap-4 md:grid-cols-2">
      {sides.map(({ key, page, variant }) => (
        <section
          key={key}
          className="grid content-start gap-1.5 rounded-card border border-line bg-surface p-4 sm:gap-3 sm:p-6"
        >
          <h2 className="text-lg sm:text-xl">{t(`talent.pool.${key}`)}</h2>
          <p className="text-ink-soft max-sm:text-sm">{t(`talent.pool.${key}-text`)}</p>
          <LinkButton to={page} variant={variant} className="mt-1 justify-self-start sm:mt-0">
            {t(`talent.pool.${key}-action`)}
          </LinkButton>
        </section>
      ))}
    </div>
  )
}

import type { FieldDiff } from '../../../../../domain/blog/compare-drafts.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { useTexts } from '../../../../use-texts.ts'

/** Not by colour alone: what went is a deletion, what came an insertion, also for those who hear it. */
export function Differences({
  compared: { number, fields },
}: {
  compared: { number: number; fields: FieldDiff[] }
}) {
  const { t } = useTexts()
  return (
    <AreaSection title={t('blog.versions.since', { number })}>
      {fields.length === 0 && <p>{t('blog.versions.same')}</p>}
      {fields.map(({ field, lines }) => {
        const [locale = 'de', name = ''] = field.split('.')
        return (
          <section key={field} className="grid gap-2">
            <h3 className="font-semibold">
              {t(`blog.language.${locale}`)}: {t(`blog.field.${name}`)}
            </h3>
            {lines.map(({ kind, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal lines differ in nothing but their place
              <Line key={at} kind={kind} text={text} />
            ))}
          </section>
        )
      })}
    </AreaSection>
  )
}

function Line({ kind, text }: FieldDiff['lines'][number]) {
  if (kind === 'added')
    return <ins className="wrap-anywhere block bg-brand-soft px-2 no-underline">+ {text}</ins>
  if (kind === 'removed') return <del className="wrap-anywhere block bg-sunken px-2">− {text}</del>
  return <p className="wrap-anywhere px-2 text-ink-soft">{text}</p>
}

import { defaultRejectionKinds } from '../../../../domain/applications/default-rejections.ts'
import type { listRejectionTemplates } from '../../../../domain/applications/rejection-templates.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'

export type RejectionChoice = { value: string; name: string; group: 'own' | 'de' | 'en'; text: string }

type Found = Awaited<ReturnType<typeof listRejectionTemplates>> & {
  locale: Locale
  /** The languages in which the people to be rejected have applied. */
  applied: readonly Locale[]
}

/**
 * The employer's own templates, then the site's: first those in the language that all applications share, otherwise those in the page's.
 */
export function templateChoices({ templates, defaults, locale, applied }: Found): RejectionChoice[] {
  const t = translator(locale)
  const own = templates.map(({ id, name, text }) => ({
    value: String(id),
    name,
    group: 'own' as const,
    text,
  }))
  const [theirs = locale, ...others] = new Set(applied)
  const first = others.length === 0 ? theirs : locale
  const languages: Locale[] = first === 'de' ? ['de', 'en'] : ['en', 'de']
  const given = languages.flatMap(language =>
    defaultRejectionKinds.map(kind => ({
      value: `${kind}-${language}`,
      name: t(`employer-applications.rejections.default-${kind}`),
      group: language,
      text: defaults[kind][language],
    })),
  )
  return [...own, ...given]
}

/** The template in the URL, otherwise the employer's first, otherwise the site's; empty when there is none at all. */
export function chosenTemplate(choices: readonly RejectionChoice[], value: string | null) {
  const found = choices.find(choice => choice.value === value) ?? choices[0]
  return { value: found?.value ?? '', text: found?.text ?? '' }
}

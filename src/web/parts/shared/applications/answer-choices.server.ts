import type { listAnswerTemplates } from '../../../../domain/applications/answer-templates.ts'
import { defaultAnswerKinds } from '../../../../domain/applications/default-answers.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'

export type AnswerChoice = { value: string; name: string; group: 'own' | 'de' | 'en'; text: string }

type Found = Awaited<ReturnType<typeof listAnswerTemplates>> & {
  locale: Locale
  /** In which those who are answered have applied. */
  answered: readonly Locale[]
}

/** The employer's own templates, then the site's: first in the language in which all have applied, else in that being read. */
export function templateChoices({ templates, defaults, locale, answered }: Found): AnswerChoice[] {
  const t = translator(locale)
  const own = templates.map(({ id, name, text }) => ({
    value: String(id),
    name,
    group: 'own' as const,
    text,
  }))
  const [theirs = locale, ...others] = new Set(answered)
  const first = others.length === 0 ? theirs : locale
  const languages: Locale[] = first === 'de' ? ['de', 'en'] : ['en', 'de']
  const given = languages.flatMap(language =>
    defaultAnswerKinds.map(kind => ({
      value: `${kind}-${language}`,
      name: t(`employer-applications.answers.default-${kind}`),
      group: language,
      text: defaults[kind][language],
    })),
  )
  return [...own, ...given]
}

/** The one that an address names, else the employer's first, else the site's. */
export function chosenTemplate(choices: readonly AnswerChoice[], value: string | null) {
  const found = choices.find(choice => choice.value === value) ?? choices[0]
  return { value: found?.value ?? '', text: found?.text ?? '' }
}

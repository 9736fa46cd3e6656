import { guide } from '../../../guide/guide-text.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'

const ofGuide = 'guide-'

/** How a name may end: what became of it. */
const endings = [
  { of: /-(?:nothing|none|empty|no-ads|end)$/, word: 'nothing' },
  { of: /-(?:which|what)$/, word: 'asked-back' },
  { of: /-(?:guest|sign-in|other-role|refused)$/, word: 'no-access' },
] as const

/**
 * What a turn was taken for, as those who run the board read it: the title of the text that answered, or what was asked for and what
 * became of it. Null for what says nothing more, such as an answer of the model's, and for names of former times.
 */
export function outcomeInWords(outcome: string, locale: Locale): string | null {
  if (outcome.startsWith(ofGuide)) {
    const id = outcome.slice(ofGuide.length)
    return guide().texts.find(each => each.id === id)?.[locale].title ?? null
  }
  const t = translator(locale)
  const asked = beginningsOf(outcome)
    .map(name => [`emma-outcomes.asked.${name}`, t(`emma-outcomes.asked.${name}`)])
    .find(([key, text]) => text !== key)?.[1]
  if (asked === undefined) return null
  const became = endings.find(({ of }) => of.test(outcome))
  return became
    ? t('emma-outcomes.became', { asked, became: t(`emma-outcomes.ending.${became.word}`) })
    : asked
}

/** `my-alerts-sign-in`, `my-alerts-sign`, `my-alerts`, `my`. */
function beginningsOf(name: string): string[] {
  const parts = name.split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}

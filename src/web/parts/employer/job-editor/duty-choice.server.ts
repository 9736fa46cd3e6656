import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { onCallKinds } from '../../../../vocabulary/duty/duty.values.ts'
import { dutyInWords } from '../../../../vocabulary/duty/duty-in-words.ts'
import type { DutyOfAd, RecognisedDuty } from '../../../../vocabulary/duty/duty-of-ad.ts'

/** What the editor offers for duties and time off: the choices, and what was read from the text of the draft, to be confirmed. */
export function dutyChoice(recognised: RecognisedDuty, locale: Locale) {
  const t = translator(locale)
  const duty = Object.fromEntries(
    Object.entries(recognised).map(([fact, read]) => [fact, { ...read, origin: 'recognised', at: null }]),
    // The cast: each fact keeps the value that it was read with.
  ) as DutyOfAd
  return {
    onCall: onCallKinds.map(value => ({ value, label: t(`duty-words.kind.${value}`) })),
    recognised: dutyInWords(duty, locale, t).map(({ fact, text }) => ({
      fact,
      text: `${t(`duty-words.fact.${fact}`)}: ${text}`,
      words: duty[fact]?.words ?? '',
    })),
  }
}

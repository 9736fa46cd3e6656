import type { Context } from '../../../../domain/caller/context.ts'
import { listOwnRules } from '../../../../domain/recommendations/own-rules.ts'
import type { NamedRule } from '../../../../domain/recommendations/recommendation.values.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { inPlace, inState } from '../../../../vocabulary/places/in-place.ts'
import { placeById, states } from '../../../../vocabulary/places/places.ts'

/** The person's rules as they read them. */
export async function ownRuleViews(ctx: Context): Promise<{ id: number; text: string }[]> {
  return (await listOwnRules(ctx)).map(rule => ({ id: rule.id, text: ruleText(rule, ctx.locale) }))
}

/** "keine Stellen in Ulm": a rule as its person reads it. */
export function ruleText({ kind, value, employer }: NamedRule, locale: Locale): string {
  return translator(locale)(`recommendation-words.rule.${kind}`, {
    name: nameOf({ kind, value, employer }, locale),
  })
}

function nameOf({ kind, value, employer }: NamedRule, locale: Locale): string {
  switch (kind) {
    case 'employer':
      return employer ?? translator(locale)('recommendation-words.former-employer')
    case 'town':
      return inPlace(placeById(Number(value))?.name ?? value, locale)
    case 'state': {
      const land = states().find(({ code }) => code === value)
      return land ? inState(land, locale) : value
    }
    case 'pay':
      return formatMoney(Number(value), 'EUR', locale, 0)
    case 'refusal':
      return jobValueLabel('refused', value, locale)
    default:
      return jobValueLabel(kind, value, locale)
  }
}

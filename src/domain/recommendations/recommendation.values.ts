/** Why an ad is not for somebody, as it is stored. */
export const dismissalReasons = [
  'place',
  'pay',
  'shifts',
  'employer',
  'specialty',
  'profession',
  'known',
  'other',
] as const
export type DismissalReason = (typeof dismissalReasons)[number]

/** What a person chooses from: the place may be the town or all of its state. */
export const dismissalChoices = ['town', 'state', ...dismissalReasons.filter(isNoPlace)] as const
export type DismissalChoice = 'town' | 'state' | Exclude<DismissalReason, 'place'>

export function reasonOf(choice: DismissalChoice): DismissalReason {
  return choice === 'town' || choice === 'state' ? 'place' : choice
}

/** What a rule may leave out; `pay` is gross EUR a month up to which ads are left out, `refusal` a value of the search parameter `without`. */
export const ruleKinds = ['state', 'town', 'employer', 'specialty', 'profession', 'refusal', 'pay'] as const
export type RuleKind = (typeof ruleKinds)[number]
export type RuleFact = { kind: RuleKind; value: string }
/** With the employer's name, where the rule is about one that the site knows. */
export type NamedRule = RuleFact & { employer: string | null }

/** For how long an ad that was dismissed without a reason hides those like it. */
export const likenessDays = 30

function isNoPlace(reason: DismissalReason): reason is Exclude<DismissalReason, 'place'> {
  return reason !== 'place'
}

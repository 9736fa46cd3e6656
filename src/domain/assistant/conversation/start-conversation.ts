import { translator } from '../../../i18n/translate.ts'
import type { Context } from '../../caller/context.ts'
import { canSeekJobs } from '../../job-seekers/job-seeker.policy.ts'
import { isOn } from '../../switches/steps/is-on.ts'
import type { AnswerPart } from '../answer-part.schema.ts'
import { requireAsker } from '../assistant.policy.ts'
import { type SeenPage, seenPage } from '../turn/seen-page.ts'

/**
 * What she says first: that she is a program, what she can and what is kept; with what may be asked on this page. Nothing is stored before a
 * question. @throws {SignInRequired} for programs
 */
export async function startConversation(
  ctx: Context,
  { page }: { page?: string } = {},
): Promise<AnswerPart[]> {
  requireAsker(ctx)
  const t = translator(ctx.locale)
  const hasModel = ctx.languageModel !== null && isOn(ctx, 'assistant-model')
  const names = [...quickActions(ctx, seenPage(page)), ...(hasModel ? ['without-model'] : [])]
  const offered = names.map(name => t(`assistant.choice.${name}`))
  const first = [t('assistant.talk.first'), ...(hasModel ? [t('assistant.model.first')] : [])]
  return [
    { type: 'text', text: first.join('\n\n') },
    { type: 'choices', choices: offered.map(label => ({ label, text: label })) },
  ]
}

function quickActions({ actor }: Pick<Context, 'actor'>, page: SeenPage): readonly string[] {
  const isStaff = actor.kind === 'user' && actor.memberships.length > 0
  if (page.kind === 'job') return isStaff ? ['improve', 'who-fits'] : ['fit', 'tariff', 'similar-no-nights']
  if (page.kind === 'employer-dashboard' || isStaff) return ['improve', 'who-fits', 'open-applications']
  if (page.kind === 'employer') return ['house-jobs', 'house-facts', 'house-alert']
  if (page.kind === 'dashboard' || canSeekJobs(actor)) return ['news', 'doctors', 'nursing', 'mfa']
  return ['doctors', 'nursing', 'mfa']
}

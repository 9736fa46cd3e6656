import { z } from 'zod'
import { setProfiling, setWeeklyMail } from '../../../../domain/recommendations/change-settings.ts'
import { dismissJob, undoDismissal } from '../../../../domain/recommendations/dismiss-job.ts'
import { deleteOwnRule, restoreOwnRule } from '../../../../domain/recommendations/own-rules.ts'
import {
  dismissalSchema,
  jobIdSchema,
  ruleIdSchema,
  ruleSchema,
} from '../../../../domain/recommendations/recommendation.schema.ts'
import { translator } from '../../../../i18n/translate.ts'
import { form } from '../../../server/form.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { ruleText } from './rule-text.server.ts'

/** For every page with recommended ads. No redirect: the page offers to undo what was just done. */
export const dismissForms = {
  dismiss: form({ schema: dismissalSchema }, async (ctx, input) => {
    const t = translator(ctx.locale)
    const { title, rule } = await dismissJob(ctx, input)
    const text = rule
      ? t('recommendation-words.dismissed.by-rule', { title, rule: ruleText(rule, ctx.locale) })
      : t(`recommendation-words.dismissed.${input.because ? 'alone' : 'alike'}`, { title })
    return { text, form: 'undo-dismissal', fields: { jobId: input.jobId } }
  }),
  'undo-dismissal': form({ schema: jobIdSchema }, async (ctx, input, { request }) => {
    await undoDismissal(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'recommendation.shown-again')
  }),
}

export const ruleForms = {
  'delete-rule': form({ schema: ruleIdSchema }, async (ctx, input) => {
    const rule = await deleteOwnRule(ctx, input)
    const { kind, value } = rule
    const text = translator(ctx.locale)('recommendation-words.rule-deleted', {
      rule: ruleText(rule, ctx.locale),
    })
    return { text, form: 'restore-rule', fields: { kind, value } }
  }),
  'restore-rule': form({ schema: ruleSchema }, async (ctx, input, { request }) => {
    await restoreOwnRule(ctx, input)
    return redirectWithToast(thisPageAgain(request), 'recommendation.rules.restored')
  }),
}

const onOff = z.object({ isOn: z.enum(['yes', 'no']).transform(answer => answer === 'yes') })

export const profilingForm = {
  profiling: form({ schema: onOff }, async (ctx, { isOn }, { request }) => {
    await setProfiling(ctx, { isProfiled: isOn })
    return redirectWithToast(thisPageAgain(request), `recommendation.profiling.${isOn ? 'on' : 'off'}`)
  }),
}

export const weeklyMailForm = {
  'weekly-mail': form({ schema: onOff }, async (ctx, { isOn }, { request }) => {
    await setWeeklyMail(ctx, { isOn })
    return redirectWithToast(thisPageAgain(request), `recommendation.mail.${isOn ? 'on' : 'off'}`)
  }),
}

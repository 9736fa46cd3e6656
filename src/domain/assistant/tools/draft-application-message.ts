import { z } from 'zod'
import { formatDate } from '../../../i18n/format.ts'
import { translator } from '../../../i18n/translate.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { requireSeekerOrGuest } from '../../applications/application.policy.ts'
import { readApplyForm } from '../../applications/applying/read-apply-form.ts'
import type { Context } from '../../caller/context.ts'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { canSeekJobs } from '../../job-seekers/job-seeker.policy.ts'
import { readSeekerProfile } from '../../job-seekers/profile/read-seeker-profile.ts'
import type { Tool } from './tool.ts'

const input = z.strictObject({ jobId: rowIdSchema })
type Input = z.infer<typeof input>

type Result = {
  jobId: number
  title: string
  /** Where one applies; null where nobody can any more. */
  applyAt: 'here' | 'elsewhere' | null
  /** Whether the person has applied already. */
  hasApplied: boolean
  /** Only what the profile says; empty where nobody applies any more, or the person has. */
  message: string
  asOf: string
}

export const draftApplicationMessageTool: Tool<Input, Result> = {
  name: 'draft_application_message',
  description:
    'Prepares the message of an application from what the profile says. Nothing is sent: the person edits and sends it on the site, or copies it where the ad takes applications elsewhere.',
  input,
  isReadOnly: false,
  run: async (ctx, { jobId }) => {
    requireSeekerOrGuest(ctx.actor, true)
    const { job, isOpen, isElsewhere, openApplicationId } = await readApplyForm(ctx, { jobId })
    const hasApplied = openApplicationId !== null
    const applyAt = isOpen ? 'here' : isElsewhere ? 'elsewhere' : null
    return {
      jobId,
      title: job.title,
      applyAt,
      hasApplied,
      message: applyAt !== null && !hasApplied ? await messageFor(ctx, job.title) : '',
      asOf: ctx.now().toISOString(),
    }
  },
}

async function messageFor(ctx: Context, title: string): Promise<string> {
  const t = translator(ctx.locale)
  const about = canSeekJobs(ctx.actor) ? await aboutOwn(ctx) : []
  return [
    t('assistant-tools.message.greeting'),
    [t('assistant-tools.message.interest', { title }), ...about].join(' '),
    t('assistant-tools.message.closing'),
  ].join('\n\n')
}

async function aboutOwn(ctx: Context): Promise<string[]> {
  const { locale } = ctx
  const t = translator(locale)
  const { matchable } = await readSeekerProfile(ctx)
  const [profession] = [...matchable.learned, ...matchable.professions]
  const [specialty] = matchable.specialties
  const { experienceYears: count, startFrom } = matchable
  const label = profession && jobValueLabel('profession', profession, locale)
  return [
    label && t('assistant-tools.message.profession', { profession: label }),
    count !== null && count > 0 && t('assistant-tools.message.years', { count }),
    specialty &&
      t('assistant-tools.message.specialty', { specialty: jobValueLabel('specialty', specialty, locale) }),
    startFrom && t('assistant-tools.message.start', { date: formatDate(new Date(startFrom), locale) }),
  ]
    .filter(sentence => typeof sentence === 'string')
    .filter(sentence => sentence !== '')
}

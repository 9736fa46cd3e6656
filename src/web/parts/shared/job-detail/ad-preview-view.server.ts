import type { Context } from '../../../../domain/caller/context.ts'
import type { JobDetails } from '../../../../domain/jobs/read-job.ts'
import { translator } from '../../../../i18n/translate.ts'
import { safeHtml } from '../../../../texts/safe-html.ts'
import { jobPageView } from './job-view.server.ts'

/** An ad that is being written, as its page will show it. Where the description is still missing, it says so instead of leaving its heading alone. */
export function adPreviewView(ctx: Context, job: JobDetails, publicUrl: string) {
  const view = jobPageView(ctx, job, publicUrl)
  const missing = translator(ctx.locale)('job-words.preview-description')
  return {
    ...view,
    descriptionHtml: view.descriptionHtml || safeHtml(`<p><em>${missing}</em></p>`),
    structuredData: null,
  }
}

import { limits } from '../../../../config/limits.ts'
import { saveApplicationDraft } from '../../../../domain/applications/applying/application-drafts.ts'
import { Invalid } from '../../../../domain/caller/errors.ts'
import { browserKeyField } from '../../../browser-key.ts'
import { contextToLeave, proposeBrowserKey } from '../../../server/browser-key.server.ts'
import { pageAction } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

const texts = ['name', 'email', 'phone', 'message', 'withProfileCv']
const answersMax = 5
const filesMax = 5

/** Autosave of the application form. Works for guests too, under their browser's key; only known fields are kept. */
export const action = pageAction(async (_ctx, args: Route.ActionArgs) => {
  const jobId = Number(new URL(args.request.url).searchParams.get('job'))
  if (!Number.isSafeInteger(jobId) || jobId < 1 || jobId > 2 ** 31 - 1) throw new Invalid({})
  const typed = await args.request.formData()
  proposeBrowserKey(args, typed.get(browserKeyField))
  const ctx = contextToLeave(args, 'uploads')
  const fields: Record<string, string | string[]> = {}
  const answers = [...typed.keys()].filter(name => /^answers\.[\w-]{1,60}$/.test(name)).slice(0, answersMax)
  for (const name of [...texts, ...answers]) {
    const value = typed.get(name)
    if (typeof value === 'string') fields[name] = value.slice(0, mostChars(name)).replaceAll('\0', '')
  }
  fields.files = typed
    .getAll('files')
    .flatMap(id => (typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? [id] : []))
    .slice(0, filesMax)
  await saveApplicationDraft(ctx, { jobId, fields })
  return new Response(null, { status: 204 })
})

/** As much as the application itself may have: anything longer could not be sent anyway. */
function mostChars(name: string): number {
  if (name === 'message') return limits.applicationTextChars
  return name.startsWith('answers.') ? limits.applicationAnswerChars : limits.emailChars
}

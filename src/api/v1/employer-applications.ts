import type { Hono } from 'hono'
import { listEmployerApplications } from '../../domain/applications/list-employer-applications.ts'
import { moveApplication } from '../../domain/applications/move-application.ts'
import { readEmployerApplication } from '../../domain/applications/read-employer-application.ts'
import { NotFound } from '../../domain/caller/errors.ts'
import { fileNotes } from '../../domain/files/file.values.ts'
import { openFile } from '../../domain/files/open-file.ts'
import { contentDisposition } from '../../platform/files/files.ts'
import type { RateLimit } from '../../platform/network/rate-limit.ts'
import type { ApiDependencies } from './context.ts'
import {
  type ApiApplication,
  type ApiApplicationDetails,
  type ApiApplicationList,
  applicationQuery,
  decisionBody,
} from './employer-applications.schema.ts'
import { type Asked, readJson, readQuery, type Work, withKey } from './with-key.ts'

/** An employer's applications, for its programs: list, read, decide, download documents. */
export function addApplicationRoutes(api: Hono, deps: ApiDependencies, limit: RateLimit): void {
  const answering = (work: Work) => withKey(deps, limit, work)
  api.get('/employer/applications', answering(listApplications))
  api.get(
    '/employer/applications/:id',
    answering(async ({ ctx, c }) => readAnswer(ctx, c.req.param('id') ?? '')),
  )
  api.post(
    '/employer/applications/:id/decision',
    answering(async asked => {
      const { ctx, c } = asked
      const applicationId = c.req.param('id') ?? ''
      const { to, note, version } = readJson(asked, decisionBody)
      await moveApplication(ctx, { applicationId, to, note: note || null, version })
      return { status: 200, body: { id: applicationId, status: to } }
    }),
  )
  api.get('/employer/applications/:id/files/:fileId', answering(sendFile))
}

async function listApplications(asked: Asked) {
  const { ctx, employerId } = asked
  const { status = null, jobId = null, sort, page, pageSize } = readQuery(asked, applicationQuery)
  const filter = { employerId, status, jobId, q: '', sort, page, pageSize }
  const { rows, total } = await listEmployerApplications(ctx, filter)
  const body: ApiApplicationList = { total, page, pageSize, applications: rows.map(rowJson) }
  return { status: 200, body }
}

async function readAnswer(ctx: Asked['ctx'], id: string) {
  const application = await readEmployerApplication(ctx, { id })
  const { phone, message, answers, files, messages, events, can } = application
  const body: ApiApplicationDetails = {
    ...rowJson(application),
    phone,
    message,
    answers: answers.map(({ text, answer }) => ({ question: text, answer })),
    files: files.map(fileJson),
    messages: messages.map(({ sender, text, sentAt, files: attached }) => {
      return { from: sender, text, at: sentAt.toISOString(), files: attached.map(fileJson) }
    }),
    events: events.map(({ kind, from, to, note, at }) => ({ kind, from, to, note, at: at.toISOString() })),
    moves: [...can.moveTo],
  }
  return { status: 200, body }
}

async function sendFile({ ctx, c }: Asked): Promise<Response> {
  const [id, fileId] = [c.req.param('id') ?? '', c.req.param('fileId') ?? '']
  // Checks that the application is visible to the caller and that the file belongs to it.
  const { files, messages } = await readEmployerApplication(ctx, { id })
  const own = [...files, ...messages.flatMap(message => message.files)]
  if (!own.some(file => file.id === fileId)) throw new NotFound()
  const file = await openFile(ctx, { fileId })
  if (file.link !== null) return c.redirect(file.link, 302)
  return c.body(file.stream, 200, {
    'content-type': file.mediaType,
    'content-length': String(file.bytes),
    'content-disposition': contentDisposition(file),
    'x-content-type-options': 'nosniff',
  })
}

type File = { id: string; name: string; mediaType: string; bytes: number; scan: string; notes: string[] }

function fileJson({ id, name, mediaType, bytes, scan, notes }: File) {
  const acting = fileNotes.filter(note => notes.includes(note))
  return { id, name, mediaType, bytes, isReady: scan !== 'waiting', notes: acting }
}

type Row = Omit<ApiApplication, 'createdAt' | 'statusChangedAt'> & { createdAt: Date; statusChangedAt: Date }

function rowJson(row: Row): ApiApplication {
  const { id, jobId, jobTitle, name, email, status, version, createdAt, statusChangedAt } = row
  return {
    id,
    jobId,
    jobTitle,
    name,
    email,
    status,
    version,
    createdAt: createdAt.toISOString(),
    statusChangedAt: statusChangedAt.toISOString(),
  }
}

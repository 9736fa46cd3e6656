import { createHmac, randomBytes } from 'node:crypto'
import { findAccount } from '../../domain/accounts/create-account.ts'
import { type AdminActor, system } from '../../domain/caller/actor.ts'
import { storeUpload } from '../../domain/files/store-upload.ts'
import { answerSupport } from '../../domain/support/desk/answer-support.ts'
import { listSupport } from '../../domain/support/desk/list-support.ts'
import { savePreparedAnswer } from '../../domain/support/desk/prepared-answers.ts'
import { readSupport } from '../../domain/support/desk/read-support.ts'
import { claimSupport, noteOnSupport } from '../../domain/support/desk/tend-conversation.ts'
import { fileMails } from '../../domain/support/inbound/file-mails.ts'
import { receiveMail } from '../../domain/support/inbound/receive-mail.ts'
import { closeOwnSupport, rateSupport, readSupportByLink } from '../../domain/support/support-by-link.ts'
import { writeToSupport } from '../../domain/support/write-to-support.ts'
import { at, bodyOf, keepingFiles, known, type Stage } from './stage.ts'
import { type GuestMail, guestMails, preparedAnswers, teamTexts } from './support-texts.ts'
import { writeCv } from './write-cv.ts'

const supporterEmail = 'support@kittel.example'
const nothingMore = { email: null, transcript: null }

/**
 * What people write to those who run the board by page and by mail, in every state: some wait for an answer, some were asked something
 * back, one is over and rated, one looks like spam.
 */
export async function writeMessages(stage: Stage): Promise<void> {
  const supporter = await findSupporter(stage)
  for (const answer of preparedAnswers)
    await savePreparedAnswer(at(stage, supporter, 20), { id: null, version: 0, ...answer })
  await settleQuestion(stage, supporter)
  for (const mail of guestMails.filter(({ daysAgo }) => daysAgo > 3)) await sendMail(stage, mail)
  await answerMail(stage, supporter, { email: 'aoife.byrne@post.example', daysAgo: 5, next: 'answered' })
  await answerMail(stage, supporter, { email: 'murat.demir@post.example', daysAgo: 3.5, next: 'waiting' })
  await askForName(stage, supporter)
  for (const mail of guestMails.filter(({ daysAgo }) => daysAgo <= 3)) await sendMail(stage, mail)
  await note(stage, supporter, {
    ...(await latestOf(stage, supporter, 'h.lindner@post.example')),
    text: teamTexts.imported,
  })
  await reportPay(stage)
}

async function findSupporter(stage: Stage): Promise<AdminActor> {
  const person = await findAccount(stage.ctx, supporterEmail)
  // The demo without its administrators has nobody who answers.
  if (!person) throw new Error(`The demo has nobody with the address ${supporterEmail}`)
  return { kind: 'admin', userId: person.id, adminId: 0, sessionId: 'demo', role: 'support' }
}

async function settleQuestion(stage: Stage, supporter: AdminActor): Promise<void> {
  const seeker = known(stage.actors, 'jana')
  const text = 'Guten Tag,\n\nich habe mich beworben und finde den Lebenslauf nicht mehr. Ist er angekommen?'
  const asked = { ...nothingMore, topic: 'applying', text, page: '/dashboard' } as const
  const { token } = await writeToSupport(at(stage, seeker, 9.5), asked)
  const link = { token: token ?? '' }
  const { request } = await readSupportByLink(stage.ctx, link)
  const answer = {
    requestId: request.id,
    version: request.version,
    text: teamTexts.found,
    next: 'answered',
  } as const
  await answerSupport(at(stage, supporter, 9.2), answer)
  await closeOwnSupport(at(stage, seeker, 8), link)
  await rateSupport(at(stage, seeker, 8), { ...link, rating: 3, text: 'Danke, das ging schnell.' })
}

/** Somebody of the team has it, and has left a note. */
async function askForName(stage: Stage, supporter: AdminActor): Promise<void> {
  const owner = known(stage.actors, 'owner')
  const text =
    'Guten Tag,\n\nunser Haus bekommt im Januar einen neuen Namen. Können wir ihn selbst ändern, und was wird aus den Anzeigen?'
  const asked = { ...nothingMore, topic: 'employer', text, page: '/employer-dashboard/profil' } as const
  const { token } = await writeToSupport(at(stage, owner, 3), asked)
  const { request } = await readSupportByLink(stage.ctx, { token: token ?? '' })
  const ctx = at(stage, supporter, 2.5)
  await claimSupport(ctx, { requestId: request.id, version: request.version })
  await note(stage, supporter, { requestId: request.id, text: teamTexts.renaming })
}

async function reportPay(stage: Stage): Promise<void> {
  const ctx = at(stage, known(stage.actors, 'jana'), 0.8)
  const name = 'Ausdruck der Anzeige.pdf'
  const body = bodyOf(await writeCv(known(stage.data.people, 'jana')))
  const { fileId } = await storeUpload(keepingFiles(stage, ctx), { purpose: 'support', name, body })
  const text = 'In der Anzeige stehen zwei verschiedene Gehälter. Welches gilt?'
  await writeToSupport(ctx, { ...nothingMore, topic: 'ad', text, page: '/jobs', fileIds: [fileId] })
}

/** Handed in as by the operator's mail server. */
async function sendMail(stage: Stage, { email, subject, text, locale, daysAgo }: GuestMail): Promise<void> {
  const mailSecret = randomBytes(32).toString('hex')
  const past = at(stage, system, daysAgo)
  const ctx = { ...past, locale, support: { ...past.support, mailSecret } }
  const head = [`From: ${email}`, 'To: hilfe@kittel.example', `Subject: ${subject}`]
  const type = 'Content-Type: text/plain; charset=utf-8'
  const raw = Buffer.from([...head, type, '', text].join('\r\n'))
  const timestamp = String(Math.floor(ctx.now().getTime() / 1_000))
  const hmac = createHmac('sha256', mailSecret).update(`${timestamp}.`).update(raw).digest('hex')
  await receiveMail(ctx, { raw, timestamp, signature: `sha256=${hmac}` })
  await fileMails(ctx)
}

async function answerMail(
  stage: Stage,
  supporter: AdminActor,
  { email, daysAgo, next }: { email: string; daysAgo: number; next: 'answered' | 'waiting' },
): Promise<void> {
  const { requestId } = await latestOf(stage, supporter, email)
  const ctx = at(stage, supporter, daysAgo)
  const { version } = (await readSupport(ctx, { requestId })).request
  await answerSupport(ctx, { requestId, version, text: teamTexts[next], next })
}

async function note(
  stage: Stage,
  supporter: AdminActor,
  { requestId, text }: { requestId: number; text: string },
): Promise<void> {
  const ctx = at(stage, supporter, 0.9)
  const { version } = (await readSupport(ctx, { requestId })).request
  await noteOnSupport(ctx, { requestId, version, text })
}

async function latestOf(stage: Stage, supporter: AdminActor, email: string): Promise<{ requestId: number }> {
  const { requests } = await listSupport(
    { ...stage.ctx, actor: supporter },
    { list: 'ours', topic: null, page: 1 },
  )
  const found = requests.findLast(each => each.email === email)
  if (!found) throw new Error(`The demo has no conversation with ${email}`)
  return { requestId: found.id }
}

import { expect, it } from 'vitest'
import { jobMoveReasons } from '../src/domain/desk/records/job-move-reason.values.ts'
import { measuresOf, measureWord, targetKinds } from '../src/domain/moderation/moderation.values.ts'
import { translator } from '../src/i18n/translate.ts'
import { mailName } from '../src/web/parts/admin/mail-name.server.ts'
import { sampleMails } from './support/sample-mails.ts'

const locales = ['de', 'en'] as const
const undelivered = ['failed', 'bounced', 'complained']
const statuses = ['waiting', 'sent', ...undelivered]
const keys = [
  ...undelivered.map(status => `desk-words.mail.${status}`),
  ...statuses.flatMap(status => [`records.mail.${status}`, `mail.mailbox.status-${status}`]),
  ...jobMoveReasons.map(reason => `desk-words.job.reason.${reason}`),
  ...['user', 'admin', 'key', 'system'].map(kind => `desk-words.job.by.${kind}`),
  ...['key', 'entitlement'].map(kind => `desk-words.ending.${kind}`),
  ...['about', 'by', 'open', 'decided'].map(word => `desk-words.reported.${word}`),
  ...targetKinds.flatMap(kind => [
    `moderation-words.target.${kind}`,
    ...measuresOf[kind].map(measure => `moderation-words.measure-name.${measureWord(kind, measure)}`),
  ]),
]

it.each(locales)('whatever the desk shows of ads, mails and reports has words in %s', locale => {
  expect(keys.filter(key => translator(locale)(key) === key)).toEqual([])
})

it.each(locales)('every mail has a name in %s that needs no details', locale => {
  const templates = [...new Set(sampleMails.map(({ template }) => template)), 'factor-code']
  const odd = templates.filter(template => /\{\{|^mail\.|^desk-words\./.test(mailName(template, locale)))
  expect(odd).toEqual([])
})

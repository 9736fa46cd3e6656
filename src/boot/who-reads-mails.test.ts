import { describe, expect, it } from 'vitest'
import { loadEnv } from '../config/env.ts'
import { isForTrying, mailWayOf } from './who-reads-mails.ts'

const publicUrl = { PUBLIC_URL: 'https://jobs.example.org' }
const smtp = { SMTP_URL: 'smtp://mail.example.org' }

describe('what becomes of mails', () => {
  it('a newcomer reads them at the own machine and is shown accounts to look around with', () => {
    for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.0.0.53']) {
      expect(mailWayOf(loadEnv({ HOST }))).toBe('mailbox-here')
      expect(isForTrying(loadEnv({ HOST }))).toBe(true)
    }
  })

  it('where others reach the site somebody decides, and no accounts with known passwords are made', () => {
    for (const outside of [publicUrl, { HOST: '::' }, { HOST: '10.0.0.5' }, { HOST: 'jobs.internal' }]) {
      expect(() => mailWayOf(loadEnv(outside))).toThrow(/MAIL_WITHOUT_SERVER=wait/)
      expect(isForTrying(loadEnv(outside))).toBe(false)
      expect(isForTrying(loadEnv({ ...outside, ...smtp }))).toBe(false)
    }
    expect(mailWayOf(loadEnv({ ...publicUrl, ...smtp }))).toBe('server')
    expect(mailWayOf(loadEnv({ ...publicUrl, MAIL_WITHOUT_SERVER: 'wait' }))).toBe('wait')
  })

  it('in production they wait unless something else was decided', () => {
    const production = { ...publicUrl, NODE_ENV: 'production' }
    expect(mailWayOf(loadEnv(production))).toBe('wait')
    expect(isForTrying(loadEnv({ ...production, MAIL_WITHOUT_SERVER: 'open-mailbox' }))).toBe(false)
    expect(mailWayOf(loadEnv({ NODE_ENV: 'production' }))).toBe('wait')
  })

  it('a trial for others, such as in a closed network, is opened by name', () => {
    const trial = loadEnv({ HOST: '0.0.0.0', MAIL_WITHOUT_SERVER: 'open-mailbox' })
    expect(mailWayOf(trial)).toBe('mailbox-for-all')
    expect(isForTrying(trial)).toBe(true)
  })
})

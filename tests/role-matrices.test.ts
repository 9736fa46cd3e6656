import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exportsWithContext, importedByFaces, listUseCases, matrixRows } from './support/use-cases.ts'

/**
 * Exports that take a context but have no row in a matrix, each with its reason. No face imports them: one that a face begins to call needs
 * a row.
 */
const exceptions: Record<string, string> = {
  ...because('is what each use case that changes what one signs in with ends with, after it has asked', [
    'accounts/factors/enrol-factor.ts#addFactor',
    'accounts/factors/pass-factor.ts#passFactor',
    'accounts/factors/pass-factor.ts#reachSecondLevel',
    'accounts/factors/pass-factor.ts#tellOfFactor',
    'accounts/follow-address-change.ts#keepAddressChange',
    'accounts/onboard.ts#openForEmployers',
    'accounts/signed-in.ts#finishSignIn',
  ]),
  ...because('checks an answer or makes the question to it; it gives nothing away and decides nothing', [
    'accounts/factors/make-recovery-codes.ts#recoveryHash',
    'accounts/factors/passkey-ceremony.ts#requireRelyingParty',
    'accounts/factors/passkey-ceremony.ts#passkeyQuestion',
    'accounts/factors/passkey-ceremony.ts#isPasskeyRight',
    'accounts/factors/verify-factor.ts#tryChallenge',
  ]),
  ...because('is about the browser that somebody signs in with, before it is known who it is', [
    'accounts/known-device.ts#findKnownDevice',
    'accounts/known-device.ts#rememberDevice',
    'accounts/known-device.ts#forgetOtherDevices',
  ]),
  ...because('looks something up for use cases, which then ask their policy about it', [
    'accounts/find-person.ts#findPerson',
    'accounts/find-person.ts#findPersonWithEmail',
    'alerts/load-own-alert.ts#loadOwnAlert',
    'files/describe-files.ts#describeFiles',
  ]),
  ...because('writes what the caller has read into a document', [
    'applications/application-pdf.ts#applicationListPdf',
    'applications/application-pdf.ts#applicationPdf',
  ]),
  ...because('is a step of the use cases of feeds, on a feed that was asked about or is run', [
    'feeds/create-feed.ts#requireAskable',
    'feeds/create-feed.ts#freeName',
    'feeds/end-feed.ts#carryOutEnd',
    'feeds/runs/request-run.ts#request',
    'feeds/runs/undo-run.ts#undoableRun',
    'feeds/runs/undo-run.ts#carryOutUndo',
  ]),
  ...because('writes a search as the question to the index', ['job-search/search-jobs.ts#indexQuery']),
}

/** Hooks are handed in when a process starts, and only the room below calls them. */
const hooks: Record<string, string> = because('is told by the search for viruses, which has asked', [
  'applications/tell-of-infected-file.ts#tellOfInfectedFile',
  'support/tell-of-infected-support-file.ts#tellOfInfectedSupportFile',
])

const names = listUseCases()
const rows = readdirSync('tests')
  .filter(name => /^who-may-do-what.*\.test\.ts$/.test(name))
  .flatMap(file => matrixRows(`tests/${file}`).map(row => ({ ...row, row: `${file}: ${row.name}` })))
const inMatrix = new Set(rows.filter(row => row.letsSomebodyThrough).map(row => row.useCase))
const excepted = [...Object.keys(exceptions), ...Object.keys(hooks)]

describe('the role matrices', () => {
  it('are found at all', () => {
    expect(rows.length).toBeGreaterThan(300)
    expect(names.length).toBeGreaterThan(300)
  })

  it('have each use case, in a row that lets somebody through', () => {
    expect(names.filter(name => !inMatrix.has(name) && !excepted.includes(name))).toEqual([])
  })

  it('have no row that is named after nothing that takes a context', () => {
    const known = new Set(exportsWithContext())
    expect(rows.filter(row => !known.has(row.useCase ?? '')).map(({ row }) => row)).toEqual([])
  })

  it('have no row that does not hand its context to what it is named after', () => {
    expect(rows.filter(row => !row.isCalled).map(({ row }) => row)).toEqual([])
  })

  it('leave out only what exists and has no row', () => {
    expect(excepted.filter(name => !names.includes(name) || inMatrix.has(name))).toEqual([])
  })

  it('leave out nothing that a face calls', () => {
    const called = importedByFaces()
    expect(Object.keys(exceptions).filter(name => called.has(name))).toEqual([])
  })
})

function because(reason: string, list: readonly string[]): Record<string, string> {
  return Object.fromEntries(list.map(name => [name, reason]))
}

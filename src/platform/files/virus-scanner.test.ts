import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { asBody } from '../../../tests/support/documents.ts'
import { eicar, softClamd } from '../../../tests/support/soft-clamd.ts'
import { openClamav } from './virus-scanner.ts'

const { url } = await softClamd()

describe('the virus scanner', () => {
  it('lets a clean file pass, in as many pieces as it comes', async () => {
    const bytes = new Uint8Array(randomBytes(2_000_000))
    expect(await openClamav({ url }).scan(asBody(bytes))).toEqual({ verdict: 'clean' })
  })

  it('names what it finds', async () => {
    const found = { verdict: 'infected', name: 'Eicar-Test-Signature' }
    expect(await openClamav({ url }).scan(asBody(eicar))).toEqual(found)
  })

  it.each([
    ['says that a file is too large for it', () => 'INSTREAM size limit exceeded. ERROR'],
    ['hangs up without a word', () => null],
    ['says something else that ends in OK', () => 'stream: not OK'],
  ])('gives no verdict when the daemon %s', async (_name, answer) => {
    const daemon = await softClamd(answer)
    await expect(openClamav({ url: daemon.url }).scan(asBody(eicar))).rejects.toThrow('no verdict')
  })

  it('gives no verdict when there is no daemon', async () => {
    const daemon = await softClamd()
    await daemon.close()
    await expect(openClamav({ url: daemon.url }).scan(asBody(eicar))).rejects.toThrow('ECONNREFUSED')
    const socket = '/nowhere/clamd.socket'
    await expect(openClamav({ socket }).scan(asBody(eicar))).rejects.toThrow('ENOENT')
  })
})

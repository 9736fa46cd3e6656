import { describe, expect, it } from 'vitest'
import { openSecretBox } from './secret-box.ts'

const secretBox = openSecretBox('a secret for tests that is long enough')

describe('a sealed secret', () => {
  it('opens for its owner, and looks different each time', () => {
    const sealed = secretBox.seal('JBSWY3DPEHPK3PXP', 'factor 1')
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
    expect(secretBox.seal('JBSWY3DPEHPK3PXP', 'factor 1')).not.toBe(sealed)
    expect(secretBox.open(sealed, 'factor 1')).toBe('JBSWY3DPEHPK3PXP')
  })

  it('opens neither in another row, nor changed, nor cut, nor with another secret of the site', () => {
    const sealed = secretBox.seal('JBSWY3DPEHPK3PXP', 'factor 1')
    const [version, nonce, tag, body] = sealed.split('.')
    const changed = [version, nonce, tag, Buffer.from('changed').toString('base64url')].join('.')
    const shortTag = [version, nonce, tag?.slice(0, 6), body].join('.')
    expect(() => secretBox.open(sealed, 'factor 2')).toThrow()
    expect(() => secretBox.open(changed, 'factor 1')).toThrow()
    expect(() => secretBox.open(shortTag, 'factor 1')).toThrow()
    expect(() => secretBox.open('v1', 'factor 1')).toThrow()
    expect(() => openSecretBox('another secret that is long enough').open(sealed, 'factor 1')).toThrow()
  })
})

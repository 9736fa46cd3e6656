import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps secrets of accounts out of reach of whoever reads the database alone. */
export type Vault = {
  /** Encrypts `text`; it opens only for the same `owner`, so that a row's secret is worthless in another row. */
  seal(text: string, owner: string): string
  /** @throws when it was sealed for another owner, with another secret of the site, or changed since */
  open(sealed: string, owner: string): string
  /** A keyed hash for short codes, which a plain one would not hide. */
  fingerprint(text: string, owner: string): string
}

/** AES-256-GCM and HMAC-SHA256, each with a key of its own derived from the site's secret. */
export function openVault(siteSecret: string): Vault {
  const sealKey = keyFor(siteSecret, 'seal')
  const fingerprintKey = keyFor(siteSecret, 'fingerprint')
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [version, ...[nonce, cipher.getAuthTag(), body].map(part => part.toString('base64url'))].join(
        '.',
      )
    },
    open(sealed, owner) {
      const [stored, ...parts] = sealed.split('.')
      const [nonce, tag, body] = parts.map(part => Buffer.from(part, 'base64url'))
      if (stored !== version || !nonce || !tag || !body) throw new Error('Sealed by no known version')
      const decipher = createDecipheriv('aes-256-gcm', sealKey, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    fingerprint: (text, owner) =>
      createHmac('sha256', fingerprintKey).update(`${owner}\n${text}`).digest('base64url'),
  }
}

const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

function keyFor(siteSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', siteSecret, 'second factors', purpose, 32))
}

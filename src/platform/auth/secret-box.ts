import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts account secrets, so that read access to the database alone does not reveal them. */
export type SecretBox = {
  /** Encrypts `text` with `owner` as authenticated data: a ciphertext copied to another row does not decrypt. */
  seal(text: string, owner: string): string
  /** @throws when sealed for another owner or under another site secret, or tampered with */
  open(sealed: string, owner: string): string
  /** A keyed hash for short codes, which a plain hash would not protect from brute force. */
  fingerprint(text: string, owner: string): string
}

/** AES-256-GCM and HMAC-SHA256, each with a key of its own derived from the site's secret. */
export function openSecretBox(siteSecret: string): SecretBox {
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
      if (stored !== version || !nonce || !tag || !body) throw new Error('Encrypted with an unknown version')
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

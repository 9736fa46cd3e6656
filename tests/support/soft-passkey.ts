import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Choices = { origin: string; host: string; counter?: number; isPersonSeen?: boolean }

/** A virtual authenticator with one passkey (ES256); its responses can be altered. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const idText = id.toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE_Key (RFC 9053): kty EC2, alg ES256, crv P-256
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  const common = { id: idText, rawId: idText, type: 'public-key', clientExtensionResults: {} } as const
  return {
    id: idText,
    create(challenge: string, choices: Choices): RegistrationResponseJSON {
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
      const authData = Buffer.concat([head(choices, attestedFlag), attested])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      const clientDataJSON = clientData('webauthn.create', challenge, choices).toString('base64url')
      const attestationObject = Buffer.from(isoCBOR.encode(attestation)).toString('base64url')
      return { ...common, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
    },
    get(challenge: string, choices: Choices): AuthenticationResponseJSON {
      const authData = head(choices, 0)
      const client = clientData('webauthn.get', challenge, choices)
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}

const attestedFlag = 64
const presentFlag = 1
const seenFlag = 4

/** Start of the signed authenticator data (WebAuthn): host, flags, counter. */
function head({ host, counter = 0, isPersonSeen = true }: Choices, flags: number): Buffer {
  const data = Buffer.alloc(37)
  createHash('sha256').update(host).digest().copy(data)
  data[32] = flags | presentFlag | (isPersonSeen ? seenFlag : 0)
  data.writeUInt32BE(counter, 33)
  return data
}

function clientData(type: string, challenge: string, { origin }: Choices): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

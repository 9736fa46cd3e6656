import type { AuthMails, Realm, Realms } from './realms.ts'
import type { SecretBox } from './secret-box.ts'

/** For tools that never sign anyone in: every call fails. */
export const closedRealms: Realms = {
  get site(): Realm {
    throw new Error('This tool cannot sign anyone in')
  },
  get admin(): Realm {
    throw new Error('This tool cannot sign anyone in')
  },
  withProviders(): Promise<Realm> {
    throw new Error('This tool cannot sign anyone in')
  },
  get secretBox(): SecretBox {
    throw new Error('This tool has no secret')
  },
  get letters(): AuthMails {
    throw new Error('This tool sends no messages')
  },
  publicUrl: '',
}

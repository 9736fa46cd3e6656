import type { Door, Doors, Letters } from './doors.ts'
import type { Vault } from './vault.ts'

/** For tools that never sign anyone in. */
export const closedDoors: Doors = {
  get site(): Door {
    throw new Error('This tool has no way to sign in')
  },
  get admin(): Door {
    throw new Error('This tool has no way to sign in')
  },
  withProviders(): Promise<Door> {
    throw new Error('This tool has no way to sign in')
  },
  get vault(): Vault {
    throw new Error('This tool knows no secret')
  },
  get letters(): Letters {
    throw new Error('This tool writes to nobody')
  },
  publicUrl: '',
}

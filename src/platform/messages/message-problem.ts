/** A permanent failure; `isAddressDead` when the mailbox does not exist (any more). */
export class MessageRefused extends Error {
  readonly isAddressDead: boolean
  constructor(message: string, isAddressDead: boolean) {
    super(message)
    this.isAddressDead = isAddressDead
  }
}

/** A temporary failure: no answer, the server is busy, or it rejects our credentials. */
export class MessageDelayed extends Error {}

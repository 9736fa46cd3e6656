/** A message that will never be taken; `isAddressDead` when that is because nobody lives at its address any more. */
export class MessageRefused extends Error {
  readonly isAddressDead: boolean
  constructor(message: string, isAddressDead: boolean) {
    super(message)
    this.isAddressDead = isAddressDead
  }
}

/** Not now: nobody answers, the other side is busy, or does not accept our name and password. */
export class MessageDelayed extends Error {}

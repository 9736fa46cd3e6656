import { type Looks, plainLooks, type SomeLooks } from './looks.ts'

/** The looks of nested elements: each begins as what is around it. */
export class LooksStack {
  readonly #frames: { name: string; looks: Looks }[]

  constructor(whole: SomeLooks) {
    this.#frames = [{ name: '', looks: { ...plainLooks, ...whole } }]
  }

  current(): Looks {
    return this.#frames.at(-1)?.looks ?? plainLooks
  }

  open(name: string, looks: SomeLooks = {}): void {
    this.#frames.push({ name, looks: { ...this.current(), ...looks } })
  }

  change(looks: SomeLooks): void {
    Object.assign(this.current(), looks)
  }

  close(name: string): void {
    if (this.#frames.at(-1)?.name === name) this.#frames.pop()
  }
}

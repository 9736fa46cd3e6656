/** The document as a whole can not be read; `message` says in words what was found and what is expected. */
export class FeedRefused extends Error {
  readonly line: number | null
  constructor(message: string, line: number | null = null) {
    super(line === null ? message : `${message} (line ${line})`)
    this.line = line
  }
}

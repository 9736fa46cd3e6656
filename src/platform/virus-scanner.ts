/** What a scanner says of a file; `infected` with the name that it gives the intruder. */
export type ScanResult = { verdict: 'clean' } | { verdict: 'infected'; name: string }

export type VirusScanner = {
  /** @throws when the scanner can not be reached, takes too long or can not read the file: nothing is known then */
  scan(bytes: ReadableStream<Uint8Array>): Promise<ScanResult>
}

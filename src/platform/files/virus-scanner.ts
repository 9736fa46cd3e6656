import { connect, type NetConnectOpts } from 'node:net'
import { limits } from '../../config/limits.ts'

/** A scanner's verdict; `infected` with the signature's name. */
export type ScanResult = { verdict: 'clean' } | { verdict: 'infected'; name: string }

export type VirusScanner = {
  /** @throws when the scanner is unreachable, too slow or cannot read the file: the file's state is then unknown */
  scan(bytes: ReadableStream<Uint8Array>): Promise<ScanResult>
}

/** A working daemon may need long for ten megabytes; connecting to a dead one is given up after 10 s. */
const scanMs = 60_000
const answerChars = 4_000

/**
 * ClamAV's daemon, by TCP (`tcp://host:3310`) or by its socket path. The bytes are streamed (INSTREAM), so the daemon needs no access to
 * the files.
 */
export function openClamav(at: { url: string } | { socket: string }): VirusScanner {
  const where = 'socket' in at ? { path: at.socket } : hostAndPort(at.url)
  return { scan: async bytes => verdictOf(await askDaemon(where, bytes)) }
}

function hostAndPort(url: string): NetConnectOpts {
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 }
}

function askDaemon(where: NetConnectOpts, bytes: ReadableStream<Uint8Array>): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(where)
    let answer = ''
    const tooLong = () => socket.destroy(new Error('ClamAV took too long'))
    const timer = setTimeout(tooLong, scanMs)
    const connecting = setTimeout(tooLong, limits.outgoingMs)
    socket.setEncoding('utf8')
    socket.on('connect', () => {
      clearTimeout(connecting)
      // The daemon may answer and hang up early, for example when the file exceeds its size limit.
      send(bytes, chunk => write(socket, chunk)).catch(() => {})
    })
    socket.on('data', (text: string) => {
      answer += text
      if (answer.includes('\0') || answer.length > answerChars) socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      clearTimeout(connecting)
      resolve(answer)
    })
  })
}

type Write = (chunk: Uint8Array) => Promise<void>

/** INSTREAM framing: each chunk is preceded by its length; a chunk of length zero ends the stream. */
async function send(bytes: ReadableStream<Uint8Array>, writeChunk: Write): Promise<void> {
  await writeChunk(Buffer.from('zINSTREAM\0'))
  for await (const chunk of bytes) {
    if (chunk.byteLength === 0) continue
    await writeChunk(lengthOf(chunk.byteLength))
    await writeChunk(chunk)
  }
  await writeChunk(lengthOf(0))
}

function write(socket: ReturnType<typeof connect>, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(chunk, error => (error ? reject(error) : resolve()))
  })
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** `stream: OK` or `stream: Eicar-Test-Signature FOUND`; anything else is not a verdict. */
function verdictOf(answer: string): ScanResult {
  const text = answer.replace(/\0[\s\S]*$/, '').trim()
  if (text === 'stream: OK') return { verdict: 'clean' }
  const found = /^stream: (.{1,200}) FOUND$/.exec(text)
  if (found?.[1]) return { verdict: 'infected', name: found[1] }
  throw new Error(`ClamAV gave no verdict: ${text.slice(0, 200) || 'it hung up'}`)
}

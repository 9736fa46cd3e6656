import { type FileUpload, parseFormData } from '@remix-run/form-data-parser'
import { limits } from '../../../../config/limits.ts'
import { isDomainError, TooMany } from '../../../../domain/caller/errors.ts'
import { askerOf } from '../../../../domain/files/asker-of.ts'
import type { RequestFacts } from '../../../server/context.server.ts'

const busySeconds = 30

/** Bytes of requests with files that are in memory: by sender, and of all together. */
const held = new Map<string, number>()
let heldByAll = 0

/**
 * Reads a form with files, one file after the other. Until the request is read, its bytes count against a limit for the sender and one for
 * all, so that many large uploads at once are put off instead of exhausting the memory.
 * @throws {TooMany} `file.busy` beyond either limit
 */
export async function parseUploads(
  request: Request,
  { ctx, env }: Pick<RequestFacts, 'ctx' | 'env'>,
  most: { maxFiles: number; maxFileSize: number; maxParts?: number },
  keep: (file: FileUpload) => Promise<null>,
): Promise<FormData> {
  const hold = holdFor(askerOf(ctx), env.WEB_PROCESSES)
  try {
    return await parseFormData(counted(request, hold.add), most, keep)
  } catch (error) {
    // The parser wraps what the stream throws.
    const cause = error instanceof Error ? error.cause : null
    throw isDomainError(cause) ? cause : error
  } finally {
    hold.release()
  }
}

function holdFor(who: string, processes: number) {
  // Each process of a site counts for itself, and all have one memory.
  const mostByAll = Math.max(limits.uploadBytesHeldEach, limits.uploadBytesHeld / processes)
  let own = 0
  const change = (bytes: number) => {
    own += bytes
    heldByAll += bytes
    const left = (held.get(who) ?? 0) + bytes
    if (left > 0) held.set(who, left)
    else held.delete(who)
  }
  const add = (bytes: number) => {
    change(bytes)
    if ((held.get(who) ?? 0) <= limits.uploadBytesHeldEach && heldByAll <= mostByAll) return
    // Released at once, so that of two requests that compete one gets through.
    release()
    throw new TooMany(busySeconds, 'file.busy')
  }
  const release = () => change(-own)
  return { add, release }
}

function counted(request: Request, add: (bytes: number) => void): Request {
  if (!request.body) return request
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      add(chunk.byteLength)
      controller.enqueue(chunk)
    },
  })
  const { url, method, headers, signal } = request
  const body = request.body.pipeThrough(counting)
  // Node requires `duplex` for a request whose body is a stream.
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body, duplex: 'half' }
  return new Request(url, init)
}

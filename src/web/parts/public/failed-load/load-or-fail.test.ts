import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router'
import { describe, expect, it } from 'vitest'
import { isFailedLoad, loadOrFail } from './load-or-fail.ts'

const request = new Request('https://jobs.example.org/jobs')
const load = (outcome: () => unknown) => loadOrFail({ request, serverLoader: async () => outcome() })
const throwing = (error: unknown) => () => {
  throw error
}

describe('the data of a list', () => {
  it('is what the server sends', async () => {
    expect(await load(() => ({ total: 3 }))).toEqual({ total: 3 })
    expect(isFailedLoad({ total: 3 })).toBe(false)
    expect(isFailedLoad(undefined)).toBe(false)
  })

  it('is a failure to be tried again when the line is down or the server is overloaded or broken', async () => {
    const passing = [new TypeError('Failed to fetch'), response(503), response(500), response(429)]
    for (const error of passing) expect(isFailedLoad(await load(throwing(error)))).toBe(true)
  })

  it('is none of this when the answer would stay the same, or leads elsewhere', async () => {
    for (const error of [response(404), response(410), redirect('/jobs')])
      await expect(load(throwing(error))).rejects.toBe(error)
  })

  it('is forgotten when the visitor has already gone on', async () => {
    const gone = new Request(request, { signal: AbortSignal.abort() })
    const error = new TypeError('Failed to fetch')
    await expect(loadOrFail({ request: gone, serverLoader: async () => throwing(error)() })).rejects.toBe(
      error,
    )
  })
})

function response(status: number) {
  return new ErrorResponse(status, '', null)
}

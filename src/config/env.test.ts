import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { EnvError, loadEnv } from './env.ts'

describe('the configuration', () => {
  it('needs no variable at all', () => {
    expect(loadEnv({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, DEMO: true, DEMO_JOBS: 6000 })
  })

  it('names every mistake at once, with what was found and what is allowed', () => {
    const read = () => loadEnv({ PORT: 'abc', DEMO: 'maybe', LOG_LEVEL: 'loud', OPERATOR_EMAIL: 'nobody' })
    expect(read).toThrow(EnvError)
    expect(read).toThrow(/PORT: found "abc", allowed is a whole number from 0 to 65535/)
    expect(read).toThrow(/DEMO: found "maybe", allowed is on or off/)
    expect(read).toThrow(/LOG_LEVEL: found "loud"/)
    expect(read).toThrow(/OPERATOR_EMAIL: found "nobody"/)
    expect(read).toThrow(/4 mistake/)
  })

  it('knows how many processes answer, by itself where it is told so', () => {
    expect(loadEnv({}).WEB_PROCESSES).toBe(1)
    expect(loadEnv({ WEB_PROCESSES: '3' }).WEB_PROCESSES).toBe(3)
    expect(loadEnv({ WEB_PROCESSES: 'auto' }).WEB_PROCESSES).toBe(Math.min(64, availableParallelism()))
    for (const wrong of ['0', '65', '1.5', 'all'])
      expect(() => loadEnv({ WEB_PROCESSES: wrong })).toThrow(/WEB_PROCESSES: found .* or auto/)
  })

  it('does not print the password of a database address', () => {
    const read = () => loadEnv({ DATABASE_URL: 'mysql://kittel:geheim@db/kittel' })
    expect(read).toThrow(/kittel:…@db/)
    expect(read).not.toThrow(/geheim/)
  })

  it('needs of a language model what its provider needs, and never prints its key', () => {
    expect(loadEnv({}).LLM_PROVIDER).toBe('none')
    expect(() => loadEnv({ LLM_PROVIDER: 'openai-compatible' })).toThrow(/LLM_MODEL[\s\S]*LLM_BASE_URL/)
    expect(() => loadEnv({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' })).toThrow(/LLM_API_KEY/)
    const key = 'k'.repeat(401)
    expect(() => loadEnv({ LLM_API_KEY: key })).toThrow(/LLM_API_KEY: found "…"/)
    const local = {
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'm',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1/',
    }
    expect(loadEnv(local)).toMatchObject({
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      LLM_TOKENS_PER_DAY: 2_000_000,
      LLM_READS_CVS: false,
    })
    expect(() => loadEnv({ ...local, LLM_READS_CVS: 'on' })).toThrow(/LLM_PROVIDER_NAME/)
  })

  it('takes an empty variable for one that is not set', () => {
    expect(loadEnv({ PORT: '', PUBLIC_URL: '' }).PORT).toBe(3000)
  })

  it('derives the public address from host and port when none is given', () => {
    expect(loadEnv({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080')
    expect(loadEnv({ PUBLIC_URL: 'https://jobs.example.org' }).publicUrl).toBe('https://jobs.example.org')
  })
})

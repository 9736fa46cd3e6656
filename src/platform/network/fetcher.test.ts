import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { addressProblem, isPublicAddress } from './fetch-guard.ts'
import { FetchError, openFetcher, readStart } from './fetcher.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(answer: RequestListener): Promise<{ port: number; server: Server }> {
  const server = createServer(answer)
  servers.push(server)
  return { port: await portOf(server), server }
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  // The cast: it listens on a port, not on a pipe.
  return (server.address() as AddressInfo).port
}

/** A fetcher that may reach one named host on this machine. */
function allowing(host: string, answers: string[] = ['127.0.0.1']) {
  let asked = 0
  const fetcher = openFetcher({
    privateHosts: [host],
    resolve: async () => [{ address: answers[asked++] ?? answers[0] ?? '', family: 4 }],
  })
  return { fetcher, timesAsked: () => asked }
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof FetchError ? error.reason : error),
  )

describe('an address that a stranger chose', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0xA9FEA9FE',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::a00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[fec0::1]',
    '[ff02::1]',
    'localhost',
    'LOCALHOST.',
    'db.localhost',
    '１２７.0.0.1',
  ])('is not asked inside: https://%s', host => {
    expect(addressProblem(`https://${host}/hook`, [])).toBe('private')
  })

  it.each([
    ['http://hooks.example.org/', 'not-https'],
    ['ftp://hooks.example.org/', 'no-address'],
    ['file:///etc/passwd', 'no-address'],
    ['hooks.example.org', 'no-address'],
    ['https://user:secret@hooks.example.org/', 'credentials'],
    ['https://hooks.example.org:25/', 'port'],
    ['https://hooks.example.org:22/', 'port'],
    ['https://hooks.example.org/', null],
    ['https://hooks.example.org:443/', null],
    ['https://hooks.example.org:8443/', null],
    ['https://93.184.215.14/', null],
    ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/', null],
  ])('%s: %s', (address, problem) => {
    expect(addressProblem(address, [])).toBe(problem)
  })

  it('may be inside when the operator has named it, and only that one', () => {
    const named = ['ats.internal:8080', '10.0.0.5']
    expect(addressProblem('http://ats.internal:8080/hook', named)).toBeNull()
    expect(addressProblem('http://10.0.0.5/hook', named)).toBeNull()
    expect(addressProblem('http://ats.internal/hook', named)).toBe('not-https')
    expect(addressProblem('https://10.0.0.6/hook', named)).toBe('private')
    expect(addressProblem('http://u:p@10.0.0.5/hook', named)).toBe('credentials')
  })

  it('is public or not by its numbers alone', () => {
    expect(isPublicAddress('8.8.8.8')).toBe(true)
    expect(isPublicAddress('2a00:1450:4001::1')).toBe(true)
    for (const ip of ['::ffff:8.8.8.8', '64:ff9b::808:808', 'fe80::1%eth0', 'no address', ''])
      expect([ip, isPublicAddress(ip)]).toEqual([ip, false])
  })
})

describe('a name', () => {
  it.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['8.8.8.8', '192.168.0.1']],
    [['::1']],
    [['::ffff:169.254.169.254']],
  ])('that leads to %s is refused before anything is sent, like one that nobody knows', async addresses => {
    const fetcher = openFetcher({
      privateHosts: [],
      resolve: async () => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    })
    expect(await reasonOf(fetcher.fetch({ url: 'https://hooks.example.org/', timeoutMs: 1000 }))).toBe(
      'unknown-host',
    )
  })

  it('is looked up once, and the connection goes where that look-up led', async () => {
    const { port } = await listen((request, response) => response.end(request.headers.host))
    const { fetcher, timesAsked } = allowing(`hooks.test:${port}`, ['127.0.0.1', '10.255.255.1'])
    const answer = await fetcher.fetch({ url: `http://hooks.test:${port}/`, timeoutMs: 5000 })
    expect(await readStart(answer.body, 100)).toBe(`hooks.test:${port}`)
    expect(timesAsked()).toBe(1)
  })

  it('that nobody knows, and a machine that takes no call, are told apart', async () => {
    const unknown = openFetcher({ privateHosts: [], resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    expect(await reasonOf(unknown.fetch({ url: 'https://nobody.example/', timeoutMs: 1000 }))).toBe(
      'unknown-host',
    )
    const closed = allowing('hooks.test:1').fetcher
    expect(await reasonOf(closed.fetch({ url: 'http://hooks.test:1/', timeoutMs: 1000 }))).toBe('unreachable')
  })

  it('whose look-up hangs is not waited for', async () => {
    const fetcher = openFetcher({ privateHosts: [], resolve: () => new Promise(() => {}) })
    expect(await reasonOf(fetcher.fetch({ url: 'https://slow.example/', timeoutMs: 100 }))).toBe('timeout')
  })
})

describe('an answer', () => {
  it('comes with what was sent to it, and a redirect is not followed', async () => {
    const paths: string[] = []
    const { port } = await listen((request, response) => {
      paths.push(`${request.method} ${request.url} ${request.headers['content-length']}`)
      response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end('moved')
    })
    const { fetcher } = allowing(`hooks.test:${port}`)
    const body = '{"name":"Müller"}'
    const url = `http://hooks.test:${port}/a?b=c`
    const answer = await fetcher.fetch({ url, method: 'POST', body, timeoutMs: 5000 })
    expect([answer.status, await readStart(answer.body, 4)]).toEqual([302, 'move'])
    expect(paths).toEqual(['POST /a?b=c 18'])
  })

  it.each<[string, RequestListener]>([
    ['never comes', () => {}],
    [
      'drips without an end',
      (_, response) => {
        response.writeHead(200)
        const drip = setInterval(() => response.write('.'), 20)
        response.on('close', () => clearInterval(drip))
      },
    ],
    [
      'promises more than comes',
      (_, response) => response.writeHead(200, { 'content-length': 1000 }).write('a'),
    ],
  ])('that %s ends at the time limit', async (_name, answer) => {
    const { port } = await listen(answer)
    const { fetcher } = allowing(`hooks.test:${port}`)
    const began = performance.now()
    const whole = fetcher
      .fetch({ url: `http://hooks.test:${port}/`, timeoutMs: 300 })
      .then(({ body }) => readStart(body, 1_000_000))
    expect(await reasonOf(whole)).toBe('timeout')
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it('that is big is read no further than wanted, and the connection is closed', async () => {
    let sent = 0
    let isClosed = false
    const { port } = await listen((_, response) => {
      response.on('close', () => {
        isClosed = true
      })
      const more = () => {
        while (!isClosed && response.write('x'.repeat(65_536))) sent += 65_536
      }
      response.on('drain', more)
      more()
    })
    const { fetcher } = allowing(`hooks.test:${port}`)
    const answer = await fetcher.fetch({ url: `http://hooks.test:${port}/`, timeoutMs: 5000 })
    expect((await readStart(answer.body, 4096)).length).toBe(4096)
    await expect.poll(() => isClosed).toBe(true)
    expect(sent).toBeLessThan(50_000_000)
  })

  it.each<[string, string]>([
    ['broken off', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'],
    ['not HTTP at all', 'SSH-2.0-OpenSSH_9.7\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
  ])('that is %s is called broken', async (_name, bytes) => {
    const { port, server } = await listen(() => {})
    server.on('connection', socket => socket.end(bytes))
    const { fetcher } = allowing(`hooks.test:${port}`)
    const whole = fetcher
      .fetch({ url: `http://hooks.test:${port}/`, timeoutMs: 2000 })
      .then(({ body }) => readStart(body, 1000))
    expect(await reasonOf(whole)).toBe('broken')
  })

  it('of a server that only says itself who it is, is not taken', async () => {
    let isAsked = false
    const server = createSecureServer(selfSigned, () => {
      isAsked = true
    })
    servers.push(server)
    const port = await portOf(server)
    const { fetcher } = allowing(`hooks.test:${port}`)
    expect(await reasonOf(fetcher.fetch({ url: `https://hooks.test:${port}/`, timeoutMs: 2000 }))).toBe(
      'certificate',
    )
    expect(isAsked).toBe(false)
  })
})

/** Issued for `hooks.test`, used by this test only. */
const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg7DKTZAn4CQEdovH5
p3WtvETZfGMyp896ulTndlWzU02hRANCAATwnM2SirQ9YMd1g5MvCLk+JfttxAU2
ElLcfh2VENplZbwgwknCbRG9Y8liqlqQzTXAY2QPfTOZ+RO1uYHy6o2O
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBlzCCAT6gAwIBAgIUCDNniqVZjTA4OHElJTfy2W7Jk8kwCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKaG9va3MudGVzdDAgFw0yNjExMjExNjQxMzRaGA8yMTI2MTAy
ODE2NDEzNFowFTETMBEGA1UEAwwKaG9va3MudGVzdDBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABPCczZKKtD1gx3WDky8IuT4l+23EBTYSUtx+HZUQ2mVlvCDCScJt
Eb1jyWKqWpDNNcBjZA99M5n5E7W5gfLqjY6jajBoMB0GA1UdDgQWBBTpbuKUQQ3n
8T5KzkUUVRSPqrrM+DAfBgNVHSMEGDAWgBTpbuKUQQ3n8T5KzkUUVRSPqrrM+DAP
BgNVHRMBAf8EBTADAQH/MBUGA1UdEQQOMAyCCmhvb2tzLnRlc3QwCgYIKoZIzj0E
AwIDRwAwRAIgTCWlER/KkkZRBD4Y23JFc/xlQU8DEpEdTKzg29aNU1ICIGb1+txU
wc6J2jo3RwgE+3QiTHmne3uNWwelduXVu7ae
-----END CERTIFICATE-----`,
}

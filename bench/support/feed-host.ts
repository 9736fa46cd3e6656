import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts `count` servers on this machine, each a separate host with one document, as `127.0.0.1:port`. */
export async function serveFiles(count: number) {
  const paths: string[] = []
  const servers = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const server = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/xml' })
        createReadStream(paths[number] ?? '').pipe(response)
      })
      await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
      return server
    }),
  )
  return {
    // The cast: they listen on ports, not on pipes.
    names: servers.map(server => `127.0.0.1:${(server.address() as AddressInfo).port}`),
    serve: (number: number, path: string) => {
      paths[number] = path
    },
    close: () => {
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

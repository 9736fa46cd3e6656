import { createServer } from 'node:http'

/** The site of the journeys is configured to read feeds from this host, although its address is not public. */
export const journeyFeedHost = '127.0.0.1:4312'

/** Serves `source.document`, which a journey may replace, at `source.url`. */
export async function openJourneyFeed(document: string) {
  const source = { document, url: `http://${journeyFeedHost}/bestand.xml` }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(source.document)
  })
  await new Promise<void>(done => server.listen(4312, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { source, close }
}

/** The part of the test server that the tests use; the package has no types. */
declare module 's3rver' {
  import type { Server } from 'node:http'

  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    readonly httpServer: Server
    run(): Promise<unknown>
    close(): Promise<void>
  }
}

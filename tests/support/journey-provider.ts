const port = 4311
const clientSecret = 'only-for-the-journeys-of-one-run'

/** OpenID provider configured in the journeys' site; started by the journeys that need it. */
export const journeyProvider = {
  port,
  clientSecret,
  asConfigured: {
    id: 'klinik',
    name: 'Klinikverbund',
    issuer: `http://127.0.0.1:${port}`,
    clientId: 'job-board',
    clientSecret,
  },
}

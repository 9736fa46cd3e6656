const port = 4311
const clientSecret = 'only-for-the-journeys-of-one-run'

/** The OpenID provider that the site of the journeys is told of; the journeys that need it open it. */
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

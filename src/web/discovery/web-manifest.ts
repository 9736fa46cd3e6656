/** Uses `display: browser`, so that the installed icon opens a normal tab with an address bar. */
export function webManifest(name: string): string {
  return JSON.stringify({
    name,
    short_name: name.slice(0, 12).trim(),
    start_url: '/',
    display: 'browser',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/social/touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  })
}

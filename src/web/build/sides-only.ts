import type { Plugin } from 'vite'

/**
 * Leaves of the files in the address tables only the side that each lies on, in the code for the browser: that much decides the realm, and
 * the whole names of a hundred files would be part of every first visit. Addresses that only the server writes are left out.
 */
export function sidesOnly(): Plugin {
  return {
    name: 'sides-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (/[\\/]src[\\/]web[\\/]page-tables[\\/]linked-resources\.ts$/.test(id.split('?')[0] ?? ''))
        return { code: 'export const linkedResources = {}', map: null }
      if (
        !/[\\/]src[\\/]web[\\/](?:page-tables[\\/][a-z]+(?:-[a-z]+)*-)?(?:pages|resources)\.ts$/.test(
          id.split('?')[0] ?? '',
        )
      )
        return null
      return { code: code.replace(/(?<=\bfile: '[a-z]+)\/[^']*(?=')/g, '/'), map: null }
    },
  }
}

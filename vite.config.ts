import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { englishFallback } from './src/web/build/english-fallback.ts'
import { patientRouter } from './src/web/build/patient-router.ts'
import { roomsOutsideTheBundle } from './src/web/build/rooms-outside-the-bundle.ts'

/** Few files instead of thirty small ones, each of which would cost a slow connection a journey of its own. */
const chunks = [
  { name: 'react', priority: 3, test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { name: 'parts', test: isForEveryone, minShareCount: 2, priority: 2 },
  // The start page, where most visits begin, has no list that is searched.
  { name: 'lists', test: isOfLists, minShareCount: 2, priority: 1 },
]

function isOfLists(file: string): boolean {
  return /[\\/]parts[\\/](shared[\\/]filters|public[\\/](failed-load|job-list))[\\/]|[\\/]ui[\\/](pagination|chip-link|checkbox)\./.test(
    file,
  )
}

/** What only the pages of accounts, alerts and feeds share, forms and their library, is not part of a first visit. */
function isForEveryone(file: string): boolean {
  return /[\\/]src[\\/]web[\\/]|lucide-react/.test(file) && !insideOnly.test(file) && !isOfLists(file)
}

const insideOnly = new RegExp(
  [
    'routes/(account|seeker|employer|admin|public/(alerts|apply|dev-mailbox|guest-application))/',
    'parts/(account|seeker|employer|admin)/',
    'parts/shared/(access-requests|add-seeker-profile|alerts|applications|area-page|feeds|invitation-choice|live-updates|own-application|second-factor|security|sign-in|upload)',
    'ui/(check-field|confirm-step|field|form-|password-field|radio-group|select-field|site-form|text-area-field|text-field)',
    'web/(connection/(connection-notice|held-calls|patient-fetch|start-patience|last-sent-form)|form-answer|live|use-site-form)',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
)

export default defineConfig({
  plugins: [englishFallback(), tailwindcss(), patientRouter(), roomsOutsideTheBundle(), reactRouter()],
  // The content security policy allows no data: scripts or fonts, so nothing is inlined.
  build: { assetsInlineLimit: 0, target: 'es2023', reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  server: { warmup: { clientFiles: ['./src/web/entry.client.tsx', './src/web/root.tsx'] } },
  // What is not listed is found while the first visitor waits, who is then answered with 504 and a reload.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      'hono/utils/cookie',
      'lucide-react',
      'radix-ui',
    ],
  },
})

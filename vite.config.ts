import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { englishFallback } from './src/web/build/english-fallback.ts'
import { iconsByFile } from './src/web/build/icons-by-file.ts'
import { insideTexts } from './src/web/build/inside-texts.ts'
import { limitsInPlace } from './src/web/build/limits-in-place.ts'
import { namedTextsOnly } from './src/web/build/named-texts-only.ts'
import { patientRouter } from './src/web/build/patient-router.ts'
import { roomsOutsideTheBundle } from './src/web/build/rooms-outside-the-bundle.ts'
import { adChunk, everyPageChunk, firstVisitChunk, listsChunk } from './src/web/build/shared-chunks.ts'
import { sidesOnly } from './src/web/build/sides-only.ts'

const chunks = [
  { name: 'react', priority: 6, test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  // What a chunk imports comes along unless one of a higher priority has it.
  { name: everyPageChunk, minShareCount: 2, priority: 4 },
  { name: firstVisitChunk, minShareCount: 2, priority: 3 },
  { name: listsChunk, minShareCount: 2, priority: 2 },
  { name: adChunk, minShareCount: 2, priority: 1 },
]

export default defineConfig({
  plugins: [
    englishFallback(),
    namedTextsOnly(),
    insideTexts(),
    sidesOnly(),
    iconsByFile(),
    limitsInPlace(),
    tailwindcss(),
    patientRouter(),
    roomsOutsideTheBundle(),
    reactRouter(),
  ],
  // The content security policy allows no data: scripts or fonts, so nothing is inlined.
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // Browsers that know `oklch`, which tints need anyway: every colour would be written three times for older ones.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // In one folder, from which all reach the rooms outside the bundle by the same way.
    ssr: { build: { rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } } } },
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

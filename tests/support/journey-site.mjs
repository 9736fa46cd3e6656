// A site with demo content in a temporary folder, for one run of the journeys; the folder is removed afterwards.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { layOcrData } from './ocr-data.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

const folder = temporaryFolder('kittel-journeys')
const site = spawn(process.execPath, ['scripts/start.mjs'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: folder, OCR_DATA_DIR: layOcrData(join(folder, 'ocr')) },
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => site.kill('SIGTERM'))
site.on('exit', code => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})

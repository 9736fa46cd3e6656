import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = {
  deu: import.meta.resolve('@tesseract.js-data/deu/package.json'),
  eng: import.meta.resolve('@tesseract.js-data/eng/package.json'),
}

/** Lays the data of the languages in which scans are read into this folder, as an operator would. @returns the folder */
export function layOcrData(folder) {
  mkdirSync(folder, { recursive: true })
  for (const [code, path] of Object.entries(packages)) {
    const file = `${code}.traineddata.gz`
    copyFileSync(join(dirname(fileURLToPath(path)), '4.0.0_best_int', file), join(folder, file))
  }
  return folder
}

// Runs dependency-cruiser over src and fails when it read fewer modules than there are: under some TypeScript versions it
// reads none and reports success.
import { readdirSync } from 'node:fs'
import { cruise, format } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTypeScript from 'dependency-cruiser/config-utl/extract-ts-config'

const config = await extractConfig('./.dependency-cruiser.cjs')
const { output } = await cruise(
  ['src'],
  { ...config.options, ruleSet: config, validate: true },
  {},
  {
    tsConfig: extractTypeScript('tsconfig.json'),
  },
)
if (typeof output === 'string') throw new Error('dependency-cruiser gave a report instead of a result')
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
const read = output.modules.filter(
  module => module.source.startsWith('src/') && /\.tsx?$/.test(module.source),
)
const report = await format(output, { outputType: 'err-long' })
console.log(report.output)
console.log(`${read.length} of ${files.length} modules read`)
if (read.length < files.length || output.summary.error > 0) process.exitCode = 1

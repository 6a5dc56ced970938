import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeCompiled } from '#app/modules/complaints/compiled.ts'
import { compiledFiles } from '#app/modules/complaints/knowledge.server.ts'
import { dangerFile, emergenciesFile, likenessFile } from '#app/modules/help-lines/emergencies.server.ts'
import { compileEntry, emergenciesFolder, readTables } from './complaints/compile-entries.ts'
import { readSaidSentences } from './complaints/said-sentences.ts'
import { trainModel } from './complaints/train-model.ts'
import { trainDanger } from './help-lines/train-danger.ts'

/** npm run train:complaints: compiles the tables of complaints and of emergencies and trains a model of each; all five are committed. */
const { entries, faults } = readTables()
for (const fault of faults) console.warn(fault)
mkdirSync(dirname(compiledFiles.phrases), { recursive: true })
const compiled = entries.map(compileEntry)
writeFileSync(compiledFiles.phrases, writeCompiled(compiled))
const emergencies = readTables(emergenciesFolder)
for (const fault of emergencies.faults) console.warn(fault)
mkdirSync(dirname(emergenciesFile), { recursive: true })
writeFileSync(emergenciesFile, writeCompiled(emergencies.entries.map(compileEntry)))
const phrases = compiled.reduce((sum, each) => sum + each.phrases.length, 0)
console.log(`${entries.length} entries, ${phrases} phrases`)
if (!process.argv.includes('--phrases-only')) {
  const begun = performance.now()
  const bytes = trainModel({ entries, sentences: readSaidSentences() }, console.log)
  writeFileSync(compiledFiles.model, bytes)
  const danger = trainDanger(console.log)
  writeFileSync(dangerFile, danger.model)
  writeFileSync(likenessFile, danger.likeness)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`models: ${bytes.length}, ${danger.model.length} and ${danger.likeness.length} bytes in ${seconds} s`)
}

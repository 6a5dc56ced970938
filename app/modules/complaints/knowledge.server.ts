import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readCompiled } from './compiled.ts'
import { Matcher } from './matcher.ts'
import { Model } from './model.ts'
import type { Knowledge } from './understand.ts'

const folder = 'app/modules/complaints/compiled'
export const compiledFiles = { phrases: `${folder}/phrases.txt`, model: `${folder}/model.bin` }

let known: Knowledge | null = null

/** The table and the model, read when a sentence first asks for them. */
export function complaintKnowledge(): Knowledge {
  known ??= {
    matcher: new Matcher(readCompiled(readFileSync(resolve(compiledFiles.phrases), 'utf8'))),
    model: Model.read(readFileSync(resolve(compiledFiles.model))),
  }
  return known
}
